import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { PictureFailure } from '../../contracts/images.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limits } from '../../limits/limits.ts';
import { accountKey } from '../../limits/limited.ts';
import { Recurring } from '../../timing/recurring.ts';
import { type ClaimedPicture, OutsidePictureRepository } from './outside-picture.repository.ts';
import { PictureClient } from './picture-client.ts';
import { SetImage } from './set-image.ts';

const INTERVAL_MS = 5_000;
/** Each is up to 8 MB while it is fetched. */
const AT_ONCE = 4;
/** Longer than fetching, waiting for a turn and encoding take. */
const LEASE_MS = 5 * 60_000;
/** Half a minute, then four times as long each time: about ten minutes in all. */
const TRIES = 4;
const FIRST_RETRY_MS = 30_000;
/** While others' pictures are worked on. */
const BUSY_MS = 10_000;
/** For the rest, trying again changes nothing: the restaurant has to. */
const PASSING: readonly PictureFailure[] = ['unreachable', 'timeout', 'server_error'];

/**
 * Pictures that restaurants named by an address from outside are fetched once, after the commit that named them, and
 * become pictures of ours as uploads do: judged, encoded, counted and hidden until the approval. No browser ever learns
 * the address. What cannot be fetched is told to the restaurant.
 */
@Injectable()
export class FetchPictures implements OnModuleDestroy {
  private readonly logger = new Logger(FetchPictures.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly pictures: OutsidePictureRepository,
    private readonly client: PictureClient,
    private readonly set: SetImage,
    private readonly limits: Limits,
  ) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Within the transaction that makes the restaurant. */
  queue(tx: Transaction, restaurantId: number, url: string): Promise<void> {
    return this.pictures.add(tx, restaurantId, url);
  }

  /** Fetches all pictures whose time has come. */
  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    failure: 'Pictures were not fetched; seconds later it is tried again.',
  })
  async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const claimed = await this.pictures.claim(AT_ONCE, LEASE_MS);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((picture) => this.fetch(picture)));
    }
  }

  private async fetch(picture: ClaimedPicture): Promise<void> {
    const { id, restaurantId, url, tries } = picture;
    // Whoever tried before did not live to say what came of it.
    if (tries > TRIES) return this.pictures.fail(id, 'not_an_image', null);
    const counted = await this.limits.count('picture_account', accountKey('restaurant', restaurantId));
    if (!counted.isWithin) return this.pictures.putOff(id, counted.retryAfterSeconds * 1_000);
    try {
      const fetched = await this.client.fetch(url, this.stopping.signal);
      if (fetched.ok) await this.set.fetched(picture, fetched.bytes);
      else await this.fail(picture, fetched.failure);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.pictures.putOff(id, 0);
      if (!(error instanceof ProblemError)) throw error;
      await this.settle(picture, error);
    }
  }

  /** What the judge of uploads says of it. */
  private settle(picture: ClaimedPicture, { code }: ProblemError): Promise<void> {
    if (code === 'not_an_image') return this.fail(picture, 'not_an_image');
    if (code === 'validation_failed') return this.fail(picture, 'picture_size');
    // The dish is gone, or has another picture by now.
    if (code === 'not_found') return this.pictures.drop(picture.id);
    return this.pictures.putOff(picture.id, BUSY_MS);
  }

  private async fail({ id, restaurantId, tries }: ClaimedPicture, failure: PictureFailure): Promise<void> {
    const isLast = tries >= TRIES || !PASSING.includes(failure);
    await this.pictures.fail(id, failure, isLast ? null : FIRST_RETRY_MS * 4 ** (tries - 1));
    this.logger.log(`A picture of restaurant ${String(restaurantId)} was not fetched: ${failure}`);
  }
}
