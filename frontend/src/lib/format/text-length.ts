/** In characters as the server counts them: an emoji beyond the basic plane is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
