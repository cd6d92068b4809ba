import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCents } from '../../lib/format/money.ts';
import type { PricedGroup } from '../cart/price-part.ts';
import classes from './cart-group.module.css';

/** Says, to be seen and heard, what a delivery costs now that its place or its restaurant's terms are others. */
export function FeeNews({ group: { fulfilment, quote, sums, restaurantName: name } }: { group: PricedGroup }) {
  const t = useText();
  const [language] = useLanguage();
  // Between one answer and the next, and while the meal is picked up, nothing is news.
  const feeCents = quote && fulfilment === 'delivery' ? sums.deliveryFeeCents : undefined;
  const [known, setKnown] = useState<{ nowCents?: number | undefined; beforeCents?: number | undefined }>({});
  if (feeCents !== undefined && feeCents !== known.nowCents) {
    setKnown({ nowCents: feeCents, beforeCents: known.nowCents });
  }
  const { nowCents, beforeCents } = known;
  const isNews = feeCents !== undefined && nowCents !== undefined && beforeCents !== undefined;
  return (
    <p className={classes.time} role="status">
      {isNews &&
        t('cart.feeNow', { name, now: formatCents(nowCents, language), before: formatCents(beforeCents, language) })}
    </p>
  );
}
