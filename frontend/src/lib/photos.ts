/** A restaurant's own photo is there in two sizes, see contracts/images.ts; pictures from elsewhere in one. */
const isOwn = (imageUrl: string) => imageUrl.startsWith('/api/images/');

export function smallOf(imageUrl: string): string {
  return isOwn(imageUrl) ? `${imageUrl}?size=small` : imageUrl;
}

/** The value of `srcSet`. */
export function sizesOf(imageUrl: string): string | undefined {
  return isOwn(imageUrl) ? `${smallOf(imageUrl)} 400w, ${imageUrl} 1200w` : undefined;
}
