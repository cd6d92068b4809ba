/** Photos that restaurants upload: `multipart/form-data` with one file, answered with where it is. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
/** In pixels of a side, millions of pixels (of a JPEG), and times as long as wide. */
export const MAX_PICTURE = { side: 12_000, megapixels: 24, megapixelsOfJpeg: 50, ratio: 10 } as const;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** `PUT` and `DELETE /api/restaurant/image` and `/api/restaurant/menu-items/{id}/image`. */
export interface ImageView {
  /** `/api/images/{hash}`, at most 1200 × 1200; with `?size=small` at most 400 × 400. */
  imageUrl: string | null;
}
