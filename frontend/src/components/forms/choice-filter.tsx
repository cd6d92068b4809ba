import { CITIES, CITY_LABELS, type City } from '@contracts/constants.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { DateField } from './date-field.tsx';

interface Props<Value extends string> {
  label: string;
  value: string | undefined;
  choices: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
  /** Where everything is chosen by default. */
  allLabel?: string;
}

/** One of a few, or all. */
export function ChoiceFilter<Value extends string>(props: Props<Value>) {
  const { label, value, choices, labelOf, onChange, allLabel } = props;
  const t = useText();
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(choices.find((choice) => choice === event.currentTarget.value))}
      data={[
        { value: '', label: allLabel ?? t('tables.all') },
        ...choices.map((choice) => ({ value: choice, label: labelOf(choice) })),
      ]}
    />
  );
}

type CityProps = Pick<Props<City>, 'value' | 'onChange'>;

export function CityFilter(props: CityProps) {
  const t = useText();
  return <ChoiceFilter label={t('header.city')} choices={CITIES} labelOf={(city) => CITY_LABELS[city]} {...props} />;
}

interface DaysProps {
  from: string | undefined;
  to: string | undefined;
  change: (days: { from?: string | undefined; to?: string | undefined }) => void;
}

export function DaysFilter({ from, to, change }: DaysProps) {
  const t = useText();
  return (
    <>
      <DateField
        label={t('tables.from')}
        value={from ?? ''}
        max={to}
        onChange={(date) => change({ from: date || undefined })}
      />
      <DateField
        label={t('tables.to')}
        value={to ?? ''}
        min={from}
        onChange={(date) => change({ to: date || undefined })}
      />
    </>
  );
}

/** Says what the table is narrowed to from elsewhere, and ends it. */
export function OnlyButton({ children, onClick }: { children: string; onClick: () => void }) {
  const t = useText();
  return (
    <Button
      variant="light"
      mih={44}
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={t('tables.drop', { filter: children })}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
