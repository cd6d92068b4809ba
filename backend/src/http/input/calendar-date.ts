import { ValidateBy } from 'class-validator';

/** `YYYY-MM-DD` of this century, and a day that exists. */
function isCalendarDate(text: unknown): boolean {
  if (typeof text !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export const CalendarDate = () =>
  ValidateBy({ name: 'calendarDate', validator: { validate: isCalendarDate, defaultMessage: () => 'is no date' } });
