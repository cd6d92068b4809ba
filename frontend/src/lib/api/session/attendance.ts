/** Says of each request whether somebody is at the page, since what a page reads by itself keeps no admin signed in. */
import { UNATTENDED_HEADER } from '@contracts/accounts/sessions.ts';
import { pageHeaders } from '../../http/http.ts';

/** Whoever has not touched the page for so long is not the reason for what it asks. */
const AWAY_MS = 60_000;
const LOOK_MS = 5_000;
const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/** From now on, for as long as the page is open. Called again it does nothing. */
export function watchAttendance(): void {
  if (isWatching) return;
  isWatching = true;
  for (const input of INPUTS) addEventListener(input, attend, { capture: true, passive: true });
  setInterval(() => {
    if (performance.now() - attendedAt > AWAY_MS) pageHeaders[UNATTENDED_HEADER] = '1';
  }, LOOK_MS);
}

let isWatching = false;
let attendedAt = 0;

function attend(): void {
  attendedAt = performance.now();
  Reflect.deleteProperty(pageHeaders, UNATTENDED_HEADER);
}
