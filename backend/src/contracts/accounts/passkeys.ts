/** Passkeys (WebAuthn): the second way in, for every role. */
import type { Id, IsoTime, Uuid } from '../units.ts';

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** `GET /api/passkeys`, the newest first. */
export interface PasskeyView {
  id: Id;
  name: string;
  createdAt: IsoTime;
  /** It is null for a passkey that was never used. */
  lastUsedAt: IsoTime | null;
}

/** `POST /api/passkeys/options` and `POST /api/passkeys/sign-in/options`: what the browser's WebAuthn takes. */
export interface PasskeyOptionsView {
  /** Counts once, and for a few minutes. */
  challengeId: Uuid;
  /** For the browser’s WebAuthn, as JSON. */
  options: Record<string, unknown>;
}

export interface AddedPasskeyView {
  passkey: PasskeyView;
  /** Of an admin whose first factor it is, shown this once: each counts as a code beside the password. */
  recoveryCodes: string[] | null;
}
