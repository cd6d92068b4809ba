import type { ReactNode } from 'react';
import { TextLink } from '../../components/links.tsx';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/api/http.ts';
import { formatCents } from '../../lib/format/money.ts';
import classes from './cart-group.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartWatch } from './cart-watch.tsx';
import type { PricedGroup } from './use-cart-prices.ts';

interface Props {
  group: PricedGroup;
  headingOrder: 2 | 3;
  onLeave?: () => void;
}

/** One restaurant's part of the cart, with whatever stands in the way of ordering it. */
export function CartGroupSection({ group, headingOrder, onLeave }: Props) {
  const Heading = headingOrder === 2 ? 'h2' : 'h3';
  return (
    <section className={classes.group} aria-label={group.restaurantName}>
      <CartWatch restaurantId={group.restaurantId} />
      <Heading className={classes.name}>
        <TextLink
          to="/restaurant/$id"
          params={{ id: String(group.restaurantId) }}
          c="inherit"
          inherit
          {...(onLeave && { onClick: onLeave })}
        >
          {group.restaurantName}
        </TextLink>
      </Heading>
      <GroupNotice group={group} />
      <CartLines group={group} />
    </section>
  );
}

/** What stands between this part of the cart and an order. */
export function GroupNotice({ group }: { group: PricedGroup }) {
  const t = useText();
  const [language] = useLanguage();
  const describe = useDescribeError();
  const missingCents = group.minimumOrderCents - group.sums.subtotalCents;
  if (!group.isOpen) return <Notice tone="slate">{t('cart.closed', { name: group.restaurantName })}</Notice>;
  if (group.soldOutIds.size > 0) return <Notice tone="danger">{t('cart.soldOutNotice')}</Notice>;
  if (group.error && !isApiError(group.error, 'network')) return <Notice tone="danger">{describe(group.error)}</Notice>;
  if (missingCents > 0) {
    return (
      <Notice tone="saffron">
        {t('cart.belowMinimum', {
          minimum: formatCents(group.minimumOrderCents, language),
          missing: formatCents(missingCents, language),
        })}
      </Notice>
    );
  }
  return null;
}

export function Notice({ tone, children }: { tone: 'slate' | 'danger' | 'saffron' | 'herb'; children: ReactNode }) {
  return (
    <p className={classes.notice} data-tone={tone} role="status">
      {children}
    </p>
  );
}

/** True when nothing stands in the way of ordering any part of the cart. */
export function isOrderable(groups: readonly PricedGroup[]): boolean {
  return groups.every(
    (group) => group.isOpen && group.soldOutIds.size === 0 && group.sums.subtotalCents >= group.minimumOrderCents,
  );
}
