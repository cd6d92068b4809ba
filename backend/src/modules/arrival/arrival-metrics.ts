import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Statement } from '../../database/connection/database.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import type { City } from '../../contracts/constants.ts';

interface CityPromises {
  city: City;
  measured: number;
  onTime: number;
  held: number;
  medianErrorMinutes: number;
}

/** Of rows that are measured already, so that a scrape reads no orders. */
const PROMISES: Statement = {
  name: 'arrival_promises_by_city',
  text: `
  SELECT r.city, sum(t.deliveries)::int AS measured, sum(t.on_time)::int AS "onTime", sum(t.held)::int AS held,
         sum(t.median_error_minutes * t.deliveries) / sum(t.deliveries) AS "medianErrorMinutes"
    FROM restaurant_times t JOIN restaurants r ON r.id = t.restaurant_id WHERE t.deliveries > 0 GROUP BY r.city`,
};

/** What became of what was promised, in the last weeks. */
@Injectable()
export class ArrivalMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'tischlein_promised_deliveries',
      help: 'Deliveries of the last four weeks: measured, on time, and within the range of their confirmation.',
      labelNames: ['city', 'outcome'],
      read: async () =>
        (await this.#read()).flatMap(({ city, measured, onTime, held }) => [
          { labels: { city, outcome: 'measured' }, value: measured },
          { labels: { city, outcome: 'on_time' }, value: onTime },
          { labels: { city, outcome: 'held' }, value: held },
        ]),
    });
    this.metrics.gauge({
      name: 'tischlein_promise_error_minutes',
      help: 'From the middle of the confirmed range to the arrival: the median of each restaurant, their mean by orders.',
      labelNames: ['city'],
      read: async () =>
        (await this.#read()).map(({ city, medianErrorMinutes: value }) => ({ labels: { city }, value })),
    });
  }

  #read(): Promise<CityPromises[]> {
    return this.database.run<CityPromises>(PROMISES, []);
  }
}
