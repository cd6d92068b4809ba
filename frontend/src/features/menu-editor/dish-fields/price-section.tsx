import { VAT_RATES } from '@contracts/menus/declared.ts';
import { MIN_AGES } from '@contracts/menus/min-age.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { parseEuro } from '../../../lib/format/euro-text.ts';
import { formatCents, litrePriceCents, toMoney } from '../../../lib/format/money.ts';
import classes from '../dish-form/dish-form.module.css';
import type { DishForm } from './use-dish-form.ts';

export function PriceSection({ form }: { form: DishForm }) {
  const t = useText();
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          required
          inputMode="decimal"
          autoComplete="off"
          label={t('menuEditor.price')}
          rightSection="€"
          {...form.getInputProps('price')}
        />
        <NativeSelect
          label={t('menuEditor.vatRate')}
          description={t('menuEditor.vatRateHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={VAT_RATES.map((rate) => ({ value: String(rate), label: t(`menuEditor.vat.${rate}`) }))}
          {...form.getInputProps('vatRate')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          label={t('menuEditor.deposit')}
          rightSection="€"
          {...form.getInputProps('deposit')}
        />
        <NativeSelect
          label={t('menuEditor.depositKind')}
          data={[
            { value: '', label: t('menuEditor.depositNone') },
            { value: 'einweg', label: t('deposit.einweg') },
            { value: 'mehrweg', label: t('deposit.mehrweg') },
          ]}
          {...form.getInputProps('depositKind')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          label={t('menuEditor.volume')}
          description={t('menuEditor.volumeHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rightSection="ml"
          {...form.getInputProps('volumeMl')}
        />
        <LitrePrice price={form.values.price} volumeMl={Number(form.values.volumeMl)} />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('menuEditor.minAge')}
          description={t('menuEditor.minAgeHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[
            { value: '', label: t('menuEditor.minAge.none') },
            ...MIN_AGES.map((age) => ({ value: String(age), label: t(`menuEditor.minAge.${age}`) })),
          ]}
          {...form.getInputProps('minAge')}
        />
      </div>
    </>
  );
}

/** § 4 PAngV: worked out, never typed. */
function LitrePrice({ price, volumeMl }: { price: string; volumeMl: number }) {
  const t = useText();
  const [language] = useLanguage();
  const cents = parseEuro(price);
  const isKnown = cents !== null && volumeMl > 0;
  return (
    <p className={classes.computed} aria-live="polite">
      {isKnown &&
        t('menuEditor.litrePrice', { amount: formatCents(litrePriceCents(toMoney(cents), volumeMl), language) })}
    </p>
  );
}
