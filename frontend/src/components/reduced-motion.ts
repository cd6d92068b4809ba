/** Whether the person asked for less motion; for animations that no style sheet knows of. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
