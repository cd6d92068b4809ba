import { Injectable } from '@nestjs/common';
import type { AdminBoardView } from '../../contracts/admin/admin-board.ts';
import { ReadBoard } from '../../modules/board/read-board.ts';
import { AdminFeed } from './admin-feed.ts';
import { broadcast } from '../sockets/broadcast.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

/** `admin:board`: says that what is stuck has changed. Orders become late by the clock and jobs die elsewhere. */
@Injectable()
export class AdminBoardFeed extends AdminFeed<AdminBoardView> {
  constructor(
    hub: SocketHub,
    private readonly board: ReadBoard,
  ) {
    super(hub);
  }

  protected read(): Promise<AdminBoardView> {
    return this.board.execute();
  }

  protected stateOf({ counts, entries }: AdminBoardView): unknown {
    return [counts, entries];
  }

  protected tell({ at, counts }: AdminBoardView): void {
    broadcast(this.hub.server, roomOf.admin, 'admin:board', { topic: 'admin', counts, at });
  }
}
