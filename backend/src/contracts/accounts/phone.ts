/** Fewer digits reach nobody: the shortest numbers of German towns have five with their area code. */
export const MIN_PHONE_DIGITS = 5;

/** Digits, and what people put between them: `+49 (30) 123-456`, `030/123456`. It may still be nobody's. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s()/.-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}
