import { Injectable } from '@nestjs/common';
import { ModerationRepository, type ModerationState } from './moderation.repository.ts';

/** For whoever has to know whether notices and complaints have changed. */
@Injectable()
export class ReadModeration {
  constructor(private readonly moderation: ModerationRepository) {}

  execute(): Promise<ModerationState> {
    return this.moderation.readState();
  }
}
