import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { keyOf, type CartLine } from '../cart/cart.ts';
import { newLineOf, type LineRestaurant } from '../cart/new-line.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useAddToCart, useSetQuantity } from '../cart/use-cart.ts';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import classes from './add-button.module.css';

interface Props {
  item: MenuItemView;
  restaurant: LineRestaurant;
  /** What the cart holds of this dish. */
  lines: readonly CartLine[];
  /** For a dish with options: asks for them. */
  onChoose: () => void;
}

/** A plus; once the dish is in the cart as it stands on the menu, its quantity. */
export function AddButton({ item, restaurant, lines, onChoose }: Props) {
  const t = useText();
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const plainKey = keyOf({ id: item.id, restaurantId: restaurant.id });
  const line = lines.find((held) => keyOf(held) === plainKey);
  const hasOptions = item.optionGroups.length > 0;
  const canOrder = item.available && restaurant.isOpen;

  const isInCart = line !== undefined && canOrder && !hasOptions;

  // Plus and quantity take each other's place: whoever pressed one by keyboard goes on with the other.
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    wasPressed.current = false;
  }, [isInCart]);

  if (isInCart) {
    return (
      <div className={classes.stepper} ref={place}>
        <QuantityStepper
          name={item.name}
          quantity={line.quantity}
          onChange={(quantity) => {
            wasPressed.current = quantity === 0;
            if (quantity === 0) remove(line);
            else setQuantity(plainKey, quantity);
          }}
        />
      </div>
    );
  }
  const addOne = () => {
    if (canOrder && hasOptions) {
      onChoose();
      return;
    }
    const isAdded = item.available && add(newLineOf(restaurant, item));
    wasPressed.current = isAdded;
    if (isAdded) return;
    void showToast({
      title: restaurant.isOpen ? t('dish.unavailable') : t('restaurant.closed'),
      message: restaurant.isOpen ? t('dish.unavailableText', { name: item.name }) : t('restaurant.closedNotice'),
      tone: 'failure',
    });
  };
  return (
    <div ref={place}>
      <button
        type="button"
        className={classes.add}
        aria-disabled={!canOrder}
        aria-haspopup={hasOptions ? 'dialog' : undefined}
        aria-label={t('dish.add', { name: item.name })}
        onClick={addOne}
      >
        <IconPlus size={20} stroke={2.4} aria-hidden />
        <span className={classes.word}>{t('dish.addShort')}</span>
      </button>
    </div>
  );
}
