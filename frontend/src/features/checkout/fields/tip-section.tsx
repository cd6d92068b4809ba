import { MAX_TIP_CENTS } from '@contracts/constants.ts';
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatRoundEuro } from '../../../lib/format/money.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { NO_TIP, TIP_CHOICES, type TipChoice, type TipDraft } from '../draft/tip.ts';
import classes from './tip-section.module.css';

interface Props {
  labelledBy: string;
  tips: CheckoutDraft['tips'];
  errors: Readonly<Record<string, string | undefined>>;
  groups: readonly PricedGroup[];
  onChange: (change: Pick<CheckoutDraft, 'tips'>) => void;
}

/** A tip for each restaurant's order, since each goes to other people. */
export function TipSection({ labelledBy, tips, errors, groups, onChange }: Props) {
  const t = useText();
  const isOne = groups.length === 1;
  return (
    <div className={classes.groups}>
      <p className={classes.hint}>{t('checkout.tipText')}</p>
      {groups.map(({ restaurantId, restaurantName }) => (
        <Tip
          key={restaurantId}
          name={isOne ? null : restaurantName}
          labelledBy={labelledBy}
          tip={tips[restaurantId] ?? NO_TIP}
          error={errors[`tips.${restaurantId}`]}
          onChange={(tip) => onChange({ tips: { ...tips, [restaurantId]: tip } })}
        />
      ))}
    </div>
  );
}

interface TipProps {
  /** Null where there is one restaurant. */
  name: string | null;
  labelledBy: string;
  tip: TipDraft;
  error: string | undefined;
  onChange: (tip: TipDraft) => void;
}

function Tip({ name, labelledBy, tip, error, onChange }: TipProps) {
  const t = useText();
  const [language] = useLanguage();
  const id = useId();
  const nameOf = (choice: TipChoice) => {
    if (choice === '0') return t('checkout.tipNo');
    return choice === 'own' ? t('checkout.tipOwn') : formatRoundEuro(Number(choice) / 100, language);
  };
  return (
    <div>
      {name !== null && (
        <p id={id} className={classes.name}>
          {t('checkout.tipFor', { name })}
        </p>
      )}
      <div role="radiogroup" aria-labelledby={name === null ? labelledBy : id} className={classes.choices}>
        {TIP_CHOICES.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={`tip-${id}`}
              value={choice}
              checked={tip.choice === choice}
              onChange={() => onChange({ ...tip, choice })}
            />
            {nameOf(choice)}
          </label>
        ))}
      </div>
      {tip.choice === 'own' && (
        // The panels' field with steps would be one more file in the list that every visit starts with.
        <TextInput
          size="md"
          mt="sm"
          maw={260}
          label={name === null ? t('checkout.tipAmount') : t('checkout.tipAmountFor', { name })}
          description={t('checkout.tipLimit', { max: formatRoundEuro(MAX_TIP_CENTS / 100, language) })}
          required
          inputMode="decimal"
          autoComplete="off"
          value={tip.own}
          error={error}
          onChange={(event) => onChange({ ...tip, own: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
