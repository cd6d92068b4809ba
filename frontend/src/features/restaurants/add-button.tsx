import type { MenuItemView, RestaurantDetailView } from '@contracts/views.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { showToast } from '../../components/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAddToCart, useCartLines, useSetQuantity } from '../cart/cart-state.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import classes from './add-button.module.css';

interface Props {
  item: MenuItemView;
  restaurant: RestaurantDetailView;
}

/** A plus; once the dish is in the cart, its quantity. */
export function AddButton({ item, restaurant }: Props) {
  const t = useText();
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const line = useCartLines().find((held) => held.id === item.id && held.restaurantId === restaurant.id);
  const canOrder = item.available && restaurant.isOpen;

  const isInCart = line !== undefined && canOrder;

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
            setQuantity(item.id, restaurant.id, quantity);
          }}
        />
      </div>
    );
  }
  const addOne = () => {
    const isAdded =
      item.available &&
      add({
        id: item.id,
        restaurantId: restaurant.id,
        restaurantName: restaurant.name,
        isRestaurantOpen: restaurant.isOpen,
        name: item.name,
        description: item.description,
        price: Number(item.price),
        imageUrl: item.imageUrl,
        deposit: Number(item.deposit),
        deliveryFee: Number(restaurant.deliveryFee),
        minimumOrder: Number(restaurant.minimumOrder),
      });
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
        aria-label={t('dish.add', { name: item.name })}
        onClick={addOne}
      >
        <IconPlus size={20} stroke={2.4} aria-hidden />
        {t('dish.addShort')}
      </button>
    </div>
  );
}
