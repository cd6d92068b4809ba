import type { City } from '@contracts/constants.ts';
import classes from './again-place.module.css';

const keyOf = (city: City) => `homeAgain.${city}`;

/** Of whoever was never seen on this device: one row. */
const MOST_LIKELY = 1;

/** Keeps how many rows there were, so that the next visit leaves their room. */
export function rememberRows(city: City, rows: number): void {
  try {
    localStorage.setItem(keyOf(city), String(rows));
  } catch {
    // Storage may be blocked: then the list may move by a row.
  }
}

function rememberedRows(city: City): number {
  try {
    return Number(localStorage.getItem(keyOf(city)) ?? MOST_LIKELY);
  } catch {
    return MOST_LIKELY;
  }
}

/** The room that the rows of the last visit will need again. */
export function AgainPlace({ city }: { city: City }) {
  const rows = rememberedRows(city);
  return rows > 0 && <div className={classes.rows} data-rows={rows} />;
}
