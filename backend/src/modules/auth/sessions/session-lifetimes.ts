/** How long a session lasts. */

export const SESSION_DAYS = 30;
/** Admins' sessions end the same day, and when nobody has used them for a while. */
export const ADMIN_SESSION_HOURS = 12;
export const ADMIN_IDLE_MINUTES = 30;
/** How long a password, a code or a passkey counts as given just now. */
export const STEP_UP_MINUTES = 10;
