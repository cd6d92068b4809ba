/** `/.well-known/security.txt` (RFC 9116): where to report a hole. How, says docs/security.md. */
import { LANGUAGES } from '../../contracts/constants.ts';

/** The standard wants less than a year, and whoever reads it reads it now. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

export function writeSecurityTxt(contact: string, publicUrl: string, now: Date): string {
  // The same all day, so that caches and readers see one file.
  const midnightMs = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const fields = [
    ['Contact', contact],
    ['Expires', new Date(midnightMs + VALID_DAYS * DAY_MS).toISOString()],
    ['Preferred-Languages', LANGUAGES.join(', ')],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${String(name)}: ${String(value)}\n`).join('');
}
