import type { City } from '@contracts/constants.ts';
import { MAX_SPECIAL_DAYS, type OpeningHoursView, type SpecialDay } from '@contracts/restaurants/settings.ts';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { capacityQuery } from '../../../lib/api/kitchen/kitchen-capacity.ts';
import { hoursQuery, saveSpecialDays } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { HolidaySuggestions } from './holiday-suggestions.tsx';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { SpecialDayFields } from './special-day-fields.tsx';
import { editableSpecialDays, specialDayProblems } from './special-days.ts';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';

export function HolidaysScreen() {
  const t = useText();
  const { data: info } = useQuery(kitchenInfoQuery());
  return (
    <SettingsPage section="holidays" lead={t('settings.holidays.lead')}>
      <FreshData query={hoursQuery()}>{(hours) => <HolidaysForm hours={hours} city={info?.city} />}</FreshData>
    </SettingsPage>
  );
}

const toValues = ({ specialDays }: OpeningHoursView) => ({ specialDays: editableSpecialDays(specialDays) });

function HolidaysForm({ hours, city }: { hours: OpeningHoursView; city: City | undefined }) {
  const t = useText();
  const queryClient = useQueryClient();
  const today = useClock(berlinDay);
  const check = (values: { specialDays: SpecialDay[] }) => specialDayProblems(values.specialDays, today, t);
  const { form, ...state } = useSettingsForm({
    initial: toValues(hours),
    validate: check,
    send: ({ specialDays }) => saveSpecialDays({ specialDays }),
    toValues,
    onSaved: (answer) => {
      queryClient.setQueryData(hoursQuery().queryKey, answer);
      // The next opening may be another one.
      void queryClient.invalidateQueries({ queryKey: capacityQuery().queryKey });
    },
  });
  const { specialDays } = form.values;
  const setDays = (next: SpecialDay[]) => {
    form.setFieldValue('specialDays', next);
    if (Object.keys(form.errors).length > 0) form.setErrors(check({ specialDays: next }));
  };
  const add = (date: string, label: string) => setDays([...specialDays, { date, label, spans: [] }]);
  const [emptyPath, setEmptyPath] = useState<string | null>(null);
  useEffect(() => {
    if (emptyPath !== null) document.querySelector<HTMLElement>(`[data-path="${emptyPath}"]`)?.focus();
  }, [emptyPath]);
  return (
    <SettingsForm {...state} onDiscard={form.reset}>
      <SettingsCard id="holidays-days" title={t('settings.holidays.days')}>
        {specialDays.length === 0 && <Text c="dimmed">{t('settings.holidays.empty')}</Text>}
        {specialDays.map((day, index) => (
          <SpecialDayFields
            key={index}
            day={day}
            index={index}
            today={today}
            errors={form.errors}
            onChange={(next) => setDays(specialDays.map((held, at) => (at === index ? next : held)))}
            onRemove={() => setDays(specialDays.filter((_, at) => at !== index))}
          />
        ))}
        <div>
          <Button
            variant="default"
            size="md"
            disabled={specialDays.length >= MAX_SPECIAL_DAYS}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => {
              add('', '');
              setEmptyPath(`specialDays.${specialDays.length}.date`);
            }}
          >
            {t('settings.holidays.add')}
          </Button>
        </div>
      </SettingsCard>
      {city && (
        <HolidaySuggestions city={city} today={today} taken={specialDays.map(({ date }) => date)} onChoose={add} />
      )}
    </SettingsForm>
  );
}
