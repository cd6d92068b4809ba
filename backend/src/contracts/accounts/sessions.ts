/** Where an account is signed in: answers over HTTP. */
import type { IsoTime, Uuid } from '../units.ts';

/** Of a request that a page makes by itself while nobody is at it: an admin's half hour goes on meanwhile. */
export const UNATTENDED_HEADER = 'x-unattended';

/** `GET /api/sessions`: one's own, this one first, then as they were last used. `DELETE /api/sessions/{id}` ends one. */
export interface SessionView {
  /** A name for the list; nobody is signed in by it. */
  id: Uuid;
  /** Browser and system; null when the browser did not say. */
  device: string | null;
  /** When the session began. */
  createdAt: IsoTime;
  /** At most about a minute behind. */
  lastSeenAt: IsoTime;
  /** Whether this request belongs to this session. */
  isCurrent: boolean;
}
