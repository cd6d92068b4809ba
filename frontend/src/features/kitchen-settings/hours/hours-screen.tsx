import type { OpeningDay, OpeningHoursView } from '@contracts/restaurants/settings.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Translate } from '../../../i18n/texts.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { capacityQuery } from '../../../lib/api/kitchen/kitchen-capacity.ts';
import { hoursQuery, saveWeek } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { weekdayNames } from '../../../lib/format/dates/weekdays.ts';
import { CopyHours } from './copy-hours.tsx';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { copyDay, toEditable, weekProblems, type HoursProblem } from './hours-model.ts';
import classes from './hours-screen.module.css';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsForm } from '../../../components/forms/settings-form.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { SpanFields } from './span-fields.tsx';
import { useSettingsForm } from '../../../components/forms/use-settings-form.ts';
import { WeekPicture } from './week-picture.tsx';

/** The style sheet has the same limit. */
const NARROW = '(width < 48em)';

export function HoursScreen() {
  const t = useText();
  return (
    <SettingsPage section="hours" lead={t('settings.hours.lead')}>
      <FreshData query={hoursQuery()}>{(hours) => <HoursForm hours={hours} />}</FreshData>
    </SettingsPage>
  );
}

function describeHours(problems: Record<string, HoursProblem>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, t(`settings.hours.problem.${problem}`)]),
  );
}

const toValues = ({ week }: OpeningHoursView) => ({ week: toEditable(week) });

function HoursForm({ hours }: { hours: OpeningHoursView }) {
  const t = useText();
  const [language] = useLanguage();
  const queryClient = useQueryClient();
  const names = weekdayNames(language);
  // On a phone the copy stands beside the day's name, above its hours: whoever tabs gets there first, too.
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const check = ({ week }: { week: OpeningDay[] }) => describeHours(weekProblems(week), t);
  const { form, ...state } = useSettingsForm({
    initial: toValues(hours),
    validate: check,
    send: ({ week }) => saveWeek({ week }),
    toValues,
    onSaved: (answer) => {
      queryClient.setQueryData(hoursQuery().queryKey, answer);
      // The next opening may be another one, and a new restaurant has done a step of its checklist.
      void queryClient.invalidateQueries({ queryKey: capacityQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: kitchenInfoQuery().queryKey });
    },
  });
  const { week } = form.values;
  const setWeek = (next: OpeningDay[]) => {
    form.setFieldValue('week', next);
    // A change on one day may mend, or spoil, another.
    if (Object.keys(form.errors).length > 0) form.setErrors(check({ week: next }));
  };
  return (
    <SettingsForm {...state} onDiscard={form.reset}>
      <SettingsCard id="hours-week" title={t('settings.hours.week')}>
        <WeekPicture week={week} />
        <div className={classes.days}>
          {week.map(({ spans }, day) => {
            const parts = [
              <div key="hours" className={classes.hours}>
                <SpanFields
                  name={names[day] ?? ''}
                  path={`week.${day}.spans`}
                  spans={spans}
                  errors={form.errors}
                  onChange={(next) => setWeek(week.map((held, index) => (index === day ? { spans: next } : held)))}
                />
              </div>,
              <CopyHours key="copy" names={names} day={day} onCopy={(to) => setWeek(copyDay(week, day, to))} />,
            ];
            return (
              <fieldset key={names[day]} className={classes.day}>
                <legend className={classes.name}>{names[day]}</legend>
                {isNarrow ? parts.toReversed() : parts}
              </fieldset>
            );
          })}
        </div>
      </SettingsCard>
    </SettingsForm>
  );
}
