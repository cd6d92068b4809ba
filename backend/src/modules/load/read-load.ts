import { Injectable } from '@nestjs/common';
import type { LoadView } from '../../contracts/load.ts';
import { ProblemError } from '../../http/problem.ts';
import { LoadRepository } from './load.repository.ts';
import { toLoadView } from './load.view.ts';

@Injectable()
export class ReadLoad {
  readonly #loads: LoadRepository;

  constructor(loads: LoadRepository) {
    this.#loads = loads;
  }

  /** @throws ProblemError `not_found`. */
  async execute(restaurantId: number): Promise<LoadView> {
    const row = await this.#loads.find(restaurantId);
    if (row === null) throw new ProblemError('not_found');
    return toLoadView(row);
  }
}
