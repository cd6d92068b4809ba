import { Injectable } from '@nestjs/common';
import { Recurring } from '../../timing/recurring.ts';
import { ImageRepository } from './image.repository.ts';

const INTERVAL_MS = 10 * 60_000;
/** Carts and menus that are open somewhere may show a picture that was replaced meanwhile. */
const KEPT_HOURS = 6;

/** Pictures that were replaced or removed, or whose dish is gone for good, go after some hours. */
@Injectable()
export class ImagePurge {
  constructor(private readonly images: ImageRepository) {}

  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'every process',
    failure: 'unused pictures were not removed; ten minutes later it is tried again',
  })
  run(): Promise<void> {
    return this.images.purgeUnused(KEPT_HOURS);
  }
}
