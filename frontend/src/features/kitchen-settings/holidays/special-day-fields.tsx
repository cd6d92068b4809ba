import { MAX_SPECIAL_DAY_LABEL, type SpecialDay } from '@contracts/restaurants/settings.ts';
import { Button, Group, Radio, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { DateField } from '../../../components/forms/date-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import { nextSpan } from '../hours/hours-model.ts';
import cardClasses from '../../../components/cards/settings-card.module.css';
import { SpanFields } from '../hours/span-fields.tsx';
import classes from './special-day-fields.module.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

interface Props {
  day: SpecialDay;
  index: number;
  /** A day as `YYYY-MM-DD`. */
  today: string;
  errors: FormErrors;
  onChange: (day: SpecialDay) => void;
  onRemove: () => void;
}

/** A date on which the weekday's hours do not count. */
export function SpecialDayFields({ day, index, today, errors, onChange, onRemove }: Props) {
  const t = useText();
  const path = `specialDays.${index}`;
  const date = day.date === '' ? '' : formatShortDate(`${day.date}T12:00:00Z`);
  const name = [day.label, date].find(Boolean) ?? t('settings.holidays.new');
  return (
    <fieldset className={classes.day}>
      <legend className={classes.name}>{name}</legend>
      <div className={cardClasses.pair}>
        <DateField
          label={t('settings.holidays.date')}
          required
          min={today}
          data-path={`${path}.date`}
          value={day.date}
          error={errors[`${path}.date`]}
          onChange={(chosen) => onChange({ ...day, date: chosen })}
        />
        <TextInput
          label={t('settings.holidays.label')}
          maxLength={MAX_SPECIAL_DAY_LABEL}
          data-path={`${path}.label`}
          value={day.label ?? ''}
          error={errors[`${path}.label`]}
          onChange={(event) => onChange({ ...day, label: event.currentTarget.value })}
        />
      </div>
      <Radio.Group
        aria-label={t('settings.holidays.hoursOf', { name })}
        value={day.spans.length === 0 ? 'closed' : 'open'}
        onChange={(value) => onChange({ ...day, spans: value === 'closed' ? [] : [nextSpan([])] })}
      >
        <Group gap="lg">
          <Radio size="md" value="closed" label={t('settings.holidays.closed')} />
          <Radio size="md" value="open" label={t('settings.holidays.open')} />
        </Group>
      </Radio.Group>
      {day.spans.length > 0 && (
        <SpanFields
          name={name}
          path={`${path}.spans`}
          spans={day.spans}
          errors={errors}
          onChange={(spans) => onChange({ ...day, spans })}
        />
      )}
      <div>
        <Button
          variant="subtle"
          color="danger"
          mih={44}
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t('settings.holidays.removeOf', { name })}
          onClick={onRemove}
        >
          {t('settings.holidays.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
