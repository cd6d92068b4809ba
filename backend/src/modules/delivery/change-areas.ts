import { Injectable } from '@nestjs/common';
import type { DeliveryAreasRequest } from '../../contracts/http/requests.gen.ts';
import { Database } from '../../database/connection/database.ts';
import { announceTerms } from '../../events/terms.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ProblemError } from '../../http/problem.ts';
import { DeliveryAreaRepository } from './delivery-area.repository.ts';
import { doorOf } from './door.ts';
import { reckonPostcodes } from './reckon-postcodes.ts';
import { readAreas } from './read-areas.ts';

/** New areas hold for whoever orders from then on: open lists and carts hear of them. */
@Injectable()
export class ChangeAreas {
  constructor(
    private readonly database: Database,
    private readonly areas: DeliveryAreaRepository,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `not_found`, `validation_failed` at the field of the area, `changed_meanwhile`. */
  async execute(restaurantId: number, { areas: sent, door }: DeliveryAreasRequest): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      const known = await this.areas.lock(tx, restaurantId);
      if (known === null) throw new ProblemError('not_found');
      const restaurant = { ...known, ...door };
      const { areas, issues } = readAreas(sent, restaurant.city, doorOf(restaurant));
      if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
      if (!(await this.areas.replace(tx, restaurantId, areas))) throw new ProblemError('changed_meanwhile');
      await reckonPostcodes(tx.manager, restaurant);
      const infoVersion = restaurant.infoVersion + 1;
      await tx.manager.update(Restaurant, { id: restaurantId }, { ...door, infoVersion });
      return announceTerms(tx, this.outbox, { ...restaurant, infoVersion });
    });
    this.relay.kick([event]);
  }
}
