import { PAYMENT_PERIODS } from '@contracts/admin/admin-payments.ts';
import { CITIES, CITY_LABELS } from '@contracts/constants.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { PaymentsFilter } from '../../lib/api/admin/admin-payments.ts';
import classes from './payments.module.css';

interface Props {
  filter: PaymentsFilter;
  /** The days that the server chose or was given. */
  span: { from: string; to: string } | undefined;
  /** Why the server refuses a field. */
  errorOf: (field: string) => string | undefined;
  onChange: (filter: PaymentsFilter) => void;
}

export function PaymentsFilterBar({ filter, span, errorOf, onChange }: Props) {
  const t = useText();
  const day = (field: 'from' | 'to') => ({
    type: 'date',
    label: t(`adminPay.${field}`),
    value: filter[field] ?? span?.[field] ?? '',
    error: errorOf(field),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      if (/^20\d{2}-\d{2}-\d{2}$/.test(value)) onChange({ ...filter, [field]: value });
    },
  });
  return (
    <div className={classes.filters}>
      <TextInput {...day('from')} />
      <TextInput {...day('to')} />
      <NativeSelect
        label={t('adminDay.city')}
        value={filter.city ?? ''}
        data={[
          { value: '', label: t('adminDay.allCities') },
          ...CITIES.map((value) => ({ value, label: CITY_LABELS[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, city: CITIES.find((city) => city === value) })
        }
      />
      <NativeSelect
        label={t('adminPay.period')}
        value={filter.period ?? 'day'}
        data={PAYMENT_PERIODS.map((value) => ({ value, label: t(`adminPay.period.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, period: PAYMENT_PERIODS.find((period) => period === value) })
        }
      />
    </div>
  );
}
