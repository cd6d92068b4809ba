import type { City } from '@contracts/constants.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import { weekdayNames, weekdayOf } from '../../../lib/format/dates/weekdays.ts';
import { comingHolidays } from './public-holidays.ts';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';

interface Props {
  city: City;
  /** A day as `YYYY-MM-DD`, as are the dates. */
  today: string;
  taken: readonly string[];
  onChoose: (date: string, label: string) => void;
}

/** Noon, so that it is that day in Berlin and in Greenwich. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** The public holidays of the restaurant's Land in the next twelve months, closed with one click. */
export function HolidaySuggestions({ city, today, taken, onChoose }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const names = weekdayNames(language, 'short');
  const holidays = comingHolidays(city, today, taken);
  if (holidays.length === 0) return null;
  return (
    <SettingsCard id="holidays-suggestions" title={t(`settings.holidays.land.${city}`)}>
      <Text c="dimmed">{t('settings.holidays.suggestions')}</Text>
      <Group gap="xs">
        {holidays.map(({ date, name }) => (
          <Button
            key={date}
            variant="default"
            mih={44}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChoose(date, t(`settings.holiday.${name}`))}
          >
            {`${t(`settings.holiday.${name}`)}, ${names[weekdayOf(noonOf(date))] ?? ''} ${formatShortDate(noonOf(date))}`}
          </Button>
        ))}
      </Group>
    </SettingsCard>
  );
}
