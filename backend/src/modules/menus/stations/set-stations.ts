import { Injectable } from '@nestjs/common';
import type { StationsRequest } from '../../../contracts/http/requests.gen.ts';
import { ProblemError } from '../../../http/problem.ts';
import { EditMenu } from '../editor/edit-menu.ts';
import { StationRepository } from './station.repository.ts';

/** An edit of the menu, since it says of dishes where they are made: kitchens that look on hear of it as of any other. */
@Injectable()
export class SetStations {
  constructor(
    private readonly edit: EditMenu,
    private readonly stations: StationRepository,
  ) {}

  /** @throws ProblemError `validation_failed` for one that is not the restaurant's, `menu_changed` when another was added meanwhile. */
  async execute(restaurantId: number, { stations, removedIds }: StationsRequest): Promise<void> {
    await this.edit.run(restaurantId, async (tx) => {
      const held = await this.stations.listIds(tx, restaurantId);
      const kept = stations.map(({ id }) => id ?? null);
      for (const [index, id] of kept.entries()) {
        const isHeld = id === null || (held.includes(id) && kept.indexOf(id) === index && !removedIds.includes(id));
        if (!isHeld) throw ProblemError.field(`stations.${String(index)}.id`, 'invalid_choice');
      }
      if (held.some((id) => !kept.includes(id) && !removedIds.includes(id))) throw new ProblemError('menu_changed');
      await this.stations.remove(
        tx,
        removedIds.filter((id) => held.includes(id)),
      );
      for (const [position, { id, name }] of stations.entries()) {
        await this.stations.save(tx, id ?? null, { restaurantId, name, position });
      }
      return { id: null, dishIds: [], isRestructured: true };
    });
  }
}
