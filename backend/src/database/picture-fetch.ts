/** `PictureFetch` of a row, for its restaurant's eyes. `isOf`: which of `outside_pictures p` it is. */
export const pictureFetchWhere = (isOf: string) =>
  `(SELECT CASE WHEN p.next_try_at IS NULL THEN p.failure ELSE 'waiting' END FROM outside_pictures p WHERE ${isOf}) AS picture_fetch`;
