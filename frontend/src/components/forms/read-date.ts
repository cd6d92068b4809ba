/** `25.12.2026`, `25/12/2026` and `25.12.26`, and without a year the day of `thisYear`; or `2026-12-25`. */
const TYPED = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})(?:[./-](?:(?<year>\d{4}|\d{2}))?)?$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

/** Reads a day as people in Germany type one, as `YYYY-MM-DD`. Null where there is no such day. */
export function readDate(text: string, thisYear = new Date().getFullYear()): string | null {
  const typed = text.replaceAll(' ', '');
  const { day, month, year } = (ISO.exec(typed) ?? TYPED.exec(typed))?.groups ?? {};
  if (day === undefined || month === undefined) return null;
  const date = [fullYear(year, thisYear), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isReal = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isReal ? date : null;
}

function fullYear(year: string | undefined, thisYear: number): string {
  if (year === undefined) return String(thisYear);
  return year.length === 2 ? `20${year}` : year;
}
