/** Photos that restaurants upload: `multipart/form-data` with one file, answered with where it is. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
/** In pixels of a side, millions of pixels (of a JPEG), and times as long as wide. */
export const MAX_PICTURE = { side: 12_000, megapixels: 24, megapixelsOfJpeg: 50, ratio: 10 } as const;
/** Of a restaurant: a whole menu in an hour. */
export const PICTURES_PER_HOUR = 150;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** `PUT` and `DELETE /api/restaurant/image` and `/api/restaurant/menu-items/{id}/image`. */
export interface ImageView {
  /** `/api/images/{hash}`, at most 1200 × 1200; with `?size=small` at most 400 × 400. */
  imageUrl: string | null;
}

/**
 * Why a picture that was given as an address from outside could not be fetched. `picture_size`: too many pixels or too long a
 * side; `too_large`: too many bytes.
 */
export const PICTURE_FAILURES = [
  'private_network',
  'unreachable',
  'insecure',
  'timeout',
  'redirected',
  'refused',
  'server_error',
  'too_large',
  'not_an_image',
  'picture_size',
] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

/** How far the fetching of a picture is, for its restaurant alone. Null in answers: there is nothing to fetch. */
export const PICTURE_FETCHES = ['waiting', ...PICTURE_FAILURES] as const;
export type PictureFetch = (typeof PICTURE_FETCHES)[number];
