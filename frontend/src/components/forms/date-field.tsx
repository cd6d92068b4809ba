import { DateInput, type DateInputProps } from '@mantine/dates';
import 'dayjs/locale/de';
import 'dayjs/locale/tr';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatShortDate } from '../../lib/format/dates/dates.ts';
import { readDate } from './read-date.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';

interface Props extends Pick<DateInputProps, 'label' | 'required' | 'error' | 'size'> {
  /** Days are `YYYY-MM-DD`; an empty text is none. */
  value: string;
  /** Called with days that exist and are neither before `min` nor after `max`. */
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Where a form looks for it by its path. */
  'data-path'?: string;
}

const written = (date: string) => formatShortDate(`${date}T12:00:00Z`);

/** A day in the German form, typed or chosen. The browser's own field writes it as the browser's country does. */
export function DateField({ value, onChange, min, max, error, ...input }: Props) {
  const t = useText();
  const [language] = useLanguage();
  /** What is in the field as long as it is no day that can be taken. */
  const [untaken, setUntaken] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);

  const problemOf = (text: string): string | null => {
    const date = readDate(text);
    if (text.trim() === '') return null;
    if (date === null) return t('date.invalid');
    if (min !== undefined && date < min) return t('date.tooEarly', { date: written(min) });
    if (max !== undefined && date > max) return t('date.tooLate', { date: written(max) });
    return null;
  };

  const problem = untaken === null ? null : problemOf(untaken);

  return (
    <DateInput
      size="md"
      {...input}
      value={value === '' ? null : value}
      onChange={(date) => {
        setUntaken(null);
        onChange(date ?? '');
      }}
      // Comes before `onChange`, which is called for days alone.
      onInput={(event) => {
        setUntaken(event.currentTarget.value);
        setLeft(false);
      }}
      onBlur={() => setLeft(true)}
      // What cannot be taken stays as it was typed, with what is wrong beside it.
      fixOnBlur={problem === null}
      error={(isLeft ? problem : null) ?? error}
      valueFormat="DD.MM.YYYY"
      dateParser={readDate}
      minDate={min}
      maxDate={max}
      allowDeselect={input.required !== true}
      locale={language}
      hideOutsideDates
      // Within the page's landmarks, where screen readers look for it.
      popoverProps={{ withinPortal: false }}
      placeholder={t('date.placeholder')}
      inputMode="numeric"
      rightSection={<IconCalendar size={18} aria-hidden />}
      rightSectionPointerEvents="none"
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
        previousDecade: t('date.previousYears'),
        nextDecade: t('date.nextYears'),
      }}
    />
  );
}
