import type { PictureFetch } from '../../contracts/images.ts';
import type { OutsidePicture } from '../../entities/pictures/outside-picture.entity.ts';

/** For its restaurant's eyes. */
export function pictureFetchOf({ nextTryAt, failure }: OutsidePicture): PictureFetch | null {
  return nextTryAt === null ? failure : 'waiting';
}

/** `PictureFetch` of a row, for its restaurant's eyes. `isOf`: which of `outside_pictures p` it is. */
export const pictureFetchWhere = (isOf: string) =>
  `(SELECT CASE WHEN p.next_try_at IS NULL THEN p.failure ELSE 'waiting' END FROM outside_pictures p WHERE ${isOf}) AS "pictureFetch"`;
