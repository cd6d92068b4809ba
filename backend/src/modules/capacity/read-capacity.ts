import { Injectable } from '@nestjs/common';
import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import { ProblemError } from '../../http/problem.ts';
import { CapacityRepository } from './capacity.repository.ts';
import { toCapacityView } from './capacity.view.ts';

@Injectable()
export class ReadCapacity {
  constructor(private readonly capacity: CapacityRepository) {}

  /** @throws ProblemError `not_found`. */
  async execute(restaurantId: number): Promise<CapacityView> {
    const row = await this.capacity.find(restaurantId);
    if (row === null) throw new ProblemError('not_found');
    return toCapacityView(row);
  }
}
