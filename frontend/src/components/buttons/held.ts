/** Of a button that does nothing for now, such as at the end of a range: it looks disabled and keeps the focus, which `disabled` would take from it. */
export const held = (isHeld: boolean) => ({
  'aria-disabled': isHeld || undefined,
  'data-disabled': isHeld || undefined,
});
