import { describe, expect, it } from '@jest/globals';
import { readDay, readWeek, toSpan } from './opening-spans.ts';

const day = (...texts: string[]) => ({
  spans: texts.map((text) => {
    const [opens = '', closes = ''] = text.split('-');
    return { opens, closes };
  }),
});
const OFF = day();

describe('the hours of a day', () => {
  it.each([
    ['11:00-14:00', [660, 840]],
    ['17:00-24:00', [1020, 1440]],
    ['18:00-02:00', [1080, 1560]],
    ['00:00-24:00', [0, 1440]],
    ['08:00-08:00', [480, 1920]],
  ])('reads %s', (text, [opens, closes]) => {
    const { spans, issues } = readDay(day(text), 'd');
    expect(issues).toEqual([]);
    expect(spans).toEqual([{ opens, closes }]);
    const [span] = spans;
    expect(span && `${toSpan(span).opens}-${toSpan(span).closes}`).toBe(text);
  });

  it('puts them in order and names those that overlap', () => {
    expect(readDay(day('17:00-22:00', '11:00-14:00'), 'd').spans.map(({ opens }) => opens)).toEqual([660, 1020]);
    expect(readDay(day('11:00-14:00', '13:59-22:00'), 'd').issues).toEqual([
      { field: 'd.spans.1.opens', code: 'overlaps' },
    ]);
    expect(readDay(day('11:00-14:00', '14:00-22:00'), 'd').issues).toEqual([]);
  });

  it.each([
    ['24:00-02:00', 'opens'],
    ['9:00-12:00', 'opens'],
    ['09:00-12:60', 'closes'],
    ['09:00-25:00', 'closes'],
  ])('refuses %s', (text, at) => {
    expect(readDay(day(text), 'd').issues).toEqual([{ field: `d.spans.0.${at}`, code: 'invalid_format' }]);
  });
});

describe('the hours of a week', () => {
  it('may reach into the next day, from Sunday into Monday too, but not over its hours', () => {
    const sunday = day('18:00-03:00');
    expect(readWeek([day('11:00-22:00'), OFF, OFF, OFF, OFF, OFF, sunday]).issues).toEqual([]);
    expect(readWeek([day('02:00-22:00'), OFF, OFF, OFF, OFF, OFF, sunday]).issues).toEqual([
      { field: 'week.0.spans.0.opens', code: 'overlaps' },
    ]);
  });
});
