import { Injectable } from '@nestjs/common';
import type { RiderPositionView } from '../../contracts/riders/riders.ts';

/** Where riders were last. Who keeps positions provides it. */
export abstract class RiderPositions {
  abstract latest(riderIds: readonly number[]): Promise<ReadonlyMap<number, RiderPositionView>>;
}

@Injectable()
export class NoPositions extends RiderPositions {
  latest(): Promise<ReadonlyMap<number, RiderPositionView>> {
    return Promise.resolve(new Map());
  }
}
