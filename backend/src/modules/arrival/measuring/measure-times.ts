import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import type { City } from '../../../contracts/constants.ts';
import { Database } from '../../../database/connection/database.ts';
import { CityTimes } from '../../../entities/restaurants/city-times.entity.ts';
import { RestaurantTimes } from '../../../entities/restaurants/restaurant-times.entity.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { KnownTimes } from './known-times.ts';
import { measureTimes } from '../rules/courses.ts';
import { type Times, toUsualTimes } from '../rules/stage-times.ts';
import { type CourseRow, LIST_COURSES, LIST_MEASURED } from './course.statements.ts';
import { coursesOf, punctualityOf } from './measured-courses.ts';

const MIN_PAUSE_MS = 15 * 60_000;
/** So large a part of the time at the most is spent on it, however many orders there are. */
const PAUSES_PER_RUN = 20;

/**
 * How long kitchens and rides have taken in the last weeks, and what became of what was promised: reckoned by whoever works in
 * the background, so that no order waits for it. One restaurant after the other: a city's orders need not fit into the memory.
 */
@Injectable()
export class MeasureTimes {
  constructor(
    private readonly database: Database,
    private readonly known: KnownTimes,
    @InjectRepository(RestaurantTimes) private readonly restaurants: Repository<RestaurantTimes>,
    @InjectRepository(CityTimes) private readonly cities: Repository<CityTimes>,
  ) {}

  @Recurring({
    everyMs: (tookMs) => Math.max(MIN_PAUSE_MS, PAUSES_PER_RUN * tookMs),
    in: 'worker',
    failure: 'The times of kitchens and rides were not measured; those from before hold until the next run.',
  })
  async execute(): Promise<void> {
    const [clock] = await this.restaurants.query<{ now: Date }[]>('SELECT now()');
    const restaurants = await this.database.run<Pick<Restaurant, 'id' | 'city'>>(LIST_MEASURED, []);
    const byCity = new Map<City, Times[]>();
    for (const { id, city } of restaurants) {
      const times = await this.#measure(id);
      byCity.set(city, [...(byCity.get(city) ?? []), times]);
    }
    for (const [city, times] of byCity) {
      const kitchen = toUsualTimes(times.map((one) => one.kitchen));
      const ride = toUsualTimes(times.map((one) => one.ride));
      await this.cities.upsert({ city, kitchen, ride }, ['city']);
    }
    if (clock) await this.restaurants.delete({ measuredAt: LessThan(clock.now) });
    this.known.forget();
  }

  async #measure(restaurantId: number): Promise<Times> {
    const rows = await this.database.run<CourseRow>(LIST_COURSES, [restaurantId]);
    const times = measureTimes(coursesOf(rows));
    const measured = { restaurantId, ...times, ...punctualityOf(rows), measuredAt: () => 'now()' };
    await this.restaurants.upsert(measured, ['restaurantId']);
    return times;
  }
}
