/** The public holidays of the Länder in which there are restaurants: §§ of their Feiertagsgesetze, by computation. */
import type { City } from '@contracts/constants.ts';

type HolidayName =
  | 'newYear'
  | 'womensDay'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'ascension'
  | 'whitMonday'
  | 'corpusChristi'
  | 'unityDay'
  | 'reformation'
  | 'christmasDay'
  | 'secondChristmasDay';

export interface Holiday {
  /** A day as `YYYY-MM-DD`. */
  date: string;
  name: HolidayName;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Everywhere in Germany: month and day, or days after Easter Sunday. */
const FIXED: readonly [HolidayName, string][] = [
  ['newYear', '01-01'],
  ['labourDay', '05-01'],
  ['unityDay', '10-03'],
  ['christmasDay', '12-25'],
  ['secondChristmasDay', '12-26'],
];
const MOVING: readonly [HolidayName, number][] = [
  ['goodFriday', -2],
  ['easterMonday', 1],
  ['ascension', 39],
  ['whitMonday', 50],
];
/** Frankfurt lies in Hessen. */
const OF_LAND: Readonly<Record<City, (year: number) => Holiday>> = {
  berlin: (year) => ({ name: 'womensDay', date: `${year}-03-08` }),
  hamburg: (year) => ({ name: 'reformation', date: `${year}-10-31` }),
  frankfurt: (year) => ({ name: 'corpusChristi', date: afterEaster(year, 60) }),
};

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return isoDate(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

const isoDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function afterEaster(year: number, days: number): string {
  return isoDate(Date.parse(easterSunday(year)) + days * DAY_MS);
}

/** The public holidays of a year, in their order. */
export function publicHolidays(city: City, year: number): Holiday[] {
  return [
    ...FIXED.map(([name, date]) => ({ name, date: `${year}-${date}` })),
    ...MOVING.map(([name, days]) => ({ name, date: afterEaster(year, days) })),
    OF_LAND[city](year),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

/** Those of the twelve months from this day on, without the days that are taken. */
export function comingHolidays(city: City, today: string, taken: readonly string[]): Holiday[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...publicHolidays(city, year), ...publicHolidays(city, year + 1)].filter(
    ({ date }) => date >= today && date < end && !taken.includes(date),
  );
}
