/** The number that is searched for when somebody types an order's; null when it is something else. */
export function orderIdIn(search: string): number | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(search) ?? [];
  return digits === undefined ? null : Number(digits);
}
