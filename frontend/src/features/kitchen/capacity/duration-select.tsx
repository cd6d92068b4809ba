import { NativeSelect } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';

const HOUR_MINUTES = 60;

interface Props {
  /** The durations in minutes. */
  choices: readonly number[];
  value: number;
  onChange: (minutes: number) => void;
}

/** Everything that slows orders down ends by itself; this says when. */
export function DurationSelect({ choices, value, onChange }: Props) {
  const t = useText();
  return (
    <NativeSelect
      label={t('load.for')}
      value={String(value)}
      data={choices.map((minutes) => ({
        value: String(minutes),
        label:
          minutes < HOUR_MINUTES
            ? t('load.for.minutes', { count: minutes })
            : t('load.for.hours', { count: minutes / HOUR_MINUTES }),
      }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
