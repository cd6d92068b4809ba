import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { IconPencil } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { nextState, type Line, type Lines } from '../lines/lines.ts';
import { LineButton } from '../stations/line-button.tsx';
import { useSetLines } from '../stations/use-set-lines.ts';
import classes from './order-items.module.css';

/** What to cook, with what the guest wrote beside each dish. */
export function OrderItems({ items }: { items: Lines }) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <ItemText item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The same where stations work on the lines: each goes on by a tap, or by a key the first that is not done. */
export function StationItems({ order, items }: { order: RestaurantOrderView; items: Lines }) {
  const setLines = useSetLines();
  const next = items.find(({ state }) => state !== 'done');
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id}>
          <LineButton line={item} isNext={item === next} onStep={() => void setLines(order, [item], nextState(item))}>
            <ItemText item={item} />
          </LineButton>
        </li>
      ))}
    </ul>
  );
}

function ItemText({ item }: { item: Line }) {
  const t = useText();
  return (
    <>
      <span className={classes.quantity}>{item.quantity}×</span>
      <span className={classes.dish}>
        {item.name}
        {item.min_age !== null && ` (${item.min_age}+)`}
        {item.options.length > 0 && (
          <span className={classes.options}>
            {item.options.map(({ name }) => (item.quantity > 1 ? t('line.each', { what: name }) : name)).join(', ')}
          </span>
        )}
        {item.notes && (
          <span className={classes.itemNotes}>
            <IconPencil size={16} aria-hidden />
            {item.notes}
          </span>
        )}
      </span>
    </>
  );
}
