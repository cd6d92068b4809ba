import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { AdminBoardView } from '../contracts/admin-board.ts';
import { ReadBoard } from '../modules/board/read-board.ts';
import { Ticker } from '../timing/ticker.ts';
import { roomOf } from './rooms.ts';
import { broadcast } from './broadcast.ts';
import { SocketHub } from './socket-hub.ts';

/** Orders become late by the clock and jobs die elsewhere, so the board is looked at while an admin watches. */
const INTERVAL_MS = 1_000;
/** However slow a look is, nobody waits longer for the next. */
const MAX_INTERVAL_MS = 5_000;
/** Of the time between two looks, so that looking never takes more of this process than this. */
const MAX_SHARE = 0.02;

/** `admin:board`: says that what is stuck has changed. */
@Injectable()
export class AdminBoardFeed implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(AdminBoardFeed.name);
  readonly #hub: SocketHub;
  readonly #board: ReadBoard;
  readonly #ticker = new Ticker(
    (tookMs) => Math.min(MAX_INTERVAL_MS, Math.max(INTERVAL_MS, tookMs / MAX_SHARE)),
    () => this.#look(),
    (error) => this.#logger.debug({ err: error }, 'The board could not be read; the next look tries again.'),
  );
  #told = '';

  constructor(hub: SocketHub, board: ReadBoard) {
    this.#hub = hub;
    this.#board = board;
  }

  onApplicationBootstrap(): void {
    if (this.#hub.isServing) this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }

  async #look(): Promise<void> {
    if (this.#hub.isOccupied(roomOf.admin)) this.#tell(await this.#board.execute());
  }

  #tell({ at, entries, counts }: AdminBoardView): void {
    const state = JSON.stringify([counts, entries]);
    if (state === this.#told) return;
    this.#told = state;
    broadcast(this.#hub.server, roomOf.admin, 'admin:board', { topic: 'admin', counts, at });
  }
}
