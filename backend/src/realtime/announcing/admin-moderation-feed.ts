import { Injectable } from '@nestjs/common';
import type { ModerationState } from '../../modules/moderation/moderation.repository.ts';
import { ReadModeration } from '../../modules/moderation/read-moderation.ts';
import { AdminFeed } from './admin-feed.ts';
import { broadcast } from '../sockets/broadcast.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

/** `admin:moderation`: says that notices or complaints have changed. Those about accounts belong to no restaurant's outbox. */
@Injectable()
export class AdminModerationFeed extends AdminFeed<ModerationState> {
  constructor(
    hub: SocketHub,
    private readonly moderation: ReadModeration,
  ) {
    super(hub);
  }

  protected read(): Promise<ModerationState> {
    return this.moderation.execute();
  }

  protected stateOf(state: ModerationState): unknown {
    return state;
  }

  protected tell({ open, openAppeals }: ModerationState): void {
    const at = new Date().toISOString();
    broadcast(this.hub.server, roomOf.admin, 'admin:moderation', { topic: 'admin', open, openAppeals, at });
  }
}
