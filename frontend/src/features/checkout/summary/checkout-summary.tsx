import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { toCents } from '../../../lib/format/money.ts';
import { addSums, keyOf } from '../../../domain/cart/cart.ts';
import { GroupNotices, Notice } from '../../../domain/cart-lines/cart-group.tsx';
import { PROBLEM_TEXTS } from '../../../domain/cart-lines/cart-lines.tsx';
import { LineWishes } from '../../../domain/cart-lines/line-wishes.tsx';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import { useCartWatch } from '../../../domain/cart/use-cart-watch.ts';
import classes from './checkout-summary.module.css';
import { OutOfAreaWays } from './out-of-area-ways.tsx';
import { GroupRemedies } from './group-remedies.tsx';
import { PriceRows } from './price-rows.tsx';

interface Props {
  groups: readonly PricedGroup[];
  /** Restaurants whose dishes stay in the cart this time. */
  keptIds: ReadonlySet<number>;
  /** The amount is in cents. */
  tipOf: (restaurantId: number) => number;
  onKeep: (restaurantId: number, isKept: boolean) => void;
  onOtherAddress: () => void;
}

/** Dishes, fees and taxes: with the total what the law wants to be read right above the button. */
export function CheckoutSummary({ groups, keptIds, tipOf, onKeep, onOtherAddress }: Props) {
  const t = useText();
  const wanted = groups.filter(({ restaurantId }) => !keptIds.has(restaurantId));
  const isOne = wanted.length === 1;
  return (
    <>
      {groups.map((group) => (
        <Group
          key={group.restaurantId}
          group={group}
          tipCents={tipOf(group.restaurantId)}
          isAlone={groups.length === 1}
          isOne={isOne}
          isKept={keptIds.has(group.restaurantId)}
          onKeep={(isKept) => onKeep(group.restaurantId, isKept)}
          onOtherAddress={onOtherAddress}
        />
      ))}
      {wanted.length > 1 && <Notice tone="slate">{t('cart.severalOrders', { count: wanted.length })}</Notice>}
    </>
  );
}

/** What all that is ordered now costs, the tips included. */
export function GrandTotal({ groups, tipOf }: { groups: readonly PricedGroup[]; tipOf: Props['tipOf'] }) {
  const t = useText();
  if (groups.length === 0) return null;
  const sums = addSums(groups.map((group) => group.sums));
  const tipCents = groups.reduce((sum, { restaurantId }) => sum + tipOf(restaurantId), 0);
  const isOne = groups.length === 1;
  return (
    <PriceRows
      totalOnly
      isGrand
      // The tip of a single order stands with its other rows.
      sums={isOne ? { ...sums, totalCents: sums.totalCents + tipCents } : sums}
      {...(!isOne && { tipCents })}
      vat={[]}
      totalName={t('common.total')}
    />
  );
}

interface GroupProps {
  group: PricedGroup;
  tipCents: number;
  /** The only restaurant of the cart. */
  isAlone: boolean;
  /** Whether one restaurant alone is ordered from. */
  isOne: boolean;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onOtherAddress: () => void;
}

function Group({ group, tipCents, isAlone, isOne, isKept, onKeep, onOtherAddress }: GroupProps) {
  const t = useText();
  const restaurant = useCartWatch(group.restaurantId);
  const name = group.restaurantName;
  return (
    <section className={classes.group} aria-label={name}>
      <h3 lang={MENU_LANGUAGE}>{name}</h3>
      {isKept ? (
        <Kept name={name} onUnkeep={() => onKeep(false)} />
      ) : (
        <>
          <GroupNotices group={group} restaurant={restaurant} />
          <OutOfAreaWays group={group} onOtherAddress={onOtherAddress} />
          <GroupRemedies group={group} isAlone={isAlone} onKeep={() => onKeep(true)} />
          <Dishes group={group} />
          <PriceRows
            sums={group.sums}
            vat={group.quote?.vat ?? []}
            hasFee={group.fulfilment !== 'pickup'}
            {...((isOne || tipCents > 0) && { tipCents })}
            totalName={isOne ? null : t('checkout.totalOf', { name })}
          />
        </>
      )}
    </section>
  );
}

function Kept({ name, onUnkeep }: { name: string; onUnkeep: () => void }) {
  const t = useText();
  return (
    <>
      <Notice tone="slate">{t('checkout.kept', { name })}</Notice>
      <Button variant="default" size="sm" mih={44} onClick={onUnkeep}>
        {t('checkout.unkeep')}
      </Button>
    </>
  );
}

function Dishes({ group }: { group: PricedGroup }) {
  const t = useText();
  return (
    <ul className={classes.items}>
      {group.lines.map((line) => {
        const problem = group.problems.get(keyOf(line));
        return (
          <li key={keyOf(line)}>
            <span className={classes.quantity}>{line.quantity} ×</span>
            <span className={classes.name}>
              <span lang={MENU_LANGUAGE}>{line.name}</span>
              {problem && <em>{t(PROBLEM_TEXTS[problem])}</em>}
              <LineWishes line={line} />
            </span>
            <Money cents={toCents(line.price) * line.quantity} />
          </li>
        );
      })}
    </ul>
  );
}
