import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Loader } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Reorder } from '../../../domain/reorder/reorder.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './again.module.css';
import { dishesOf } from './ordered-before.ts';
import { SmallPicture } from './small-picture.tsx';

interface Props {
  order: OrderView;
  /** As far as that is known; the click asks. */
  isClosed: boolean;
}

/** The whole card puts the order into the cart. */
export function OrderAgain({ order, isClosed }: Props) {
  const t = useText();
  return (
    <Reorder order={order}>
      {(start, isPending) => (
        <button
          type="button"
          className={classes.card}
          data-closed={isClosed || undefined}
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) start();
          }}
        >
          <SmallPicture imageUrl={order.restaurant.imageUrl} />
          <span className={classes.words}>
            <span className="spoken">{t('orders.reorder')}: </span>
            <span className={classes.name}>
              <b lang={MENU_LANGUAGE}>{order.restaurantName}</b>
              {isClosed && <small>{t('restaurant.closed')}</small>}
            </span>
            <span className={classes.more} lang={MENU_LANGUAGE}>
              {dishesOf(order)}
            </span>
          </span>
          {isPending ? <Loader size={20} color="gray" /> : <IconRepeat size={20} stroke={1.9} aria-hidden />}
        </button>
      )}
    </Reorder>
  );
}
