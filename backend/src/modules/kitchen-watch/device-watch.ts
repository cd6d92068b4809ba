import { Injectable } from '@nestjs/common';
import { Notices } from '../notices/notices.ts';
import { ALIVE_SECONDS } from './device-presence.ts';
import { RAISE_NO_DEVICE } from './watch.statements.ts';

/** A few at a time: also when many are found at once, e-mails go out bit by bit. */
const BATCH = 50;

/** Finds open restaurants whose orders no device shows; each is told once an outage. */
@Injectable()
export class DeviceWatch {
  constructor(private readonly notices: Notices) {}

  async sweep(): Promise<void> {
    await this.notices.raise(RAISE_NO_DEVICE, [ALIVE_SECONDS, BATCH]);
  }
}
