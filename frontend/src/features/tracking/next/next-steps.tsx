import type { OrderView } from '@contracts/orders/order-views.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/links.tsx';
import { ReorderButton } from '../../../domain/reorder/reorder-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { menusQuery, restaurantQuery } from '../../../lib/api/customer-queries.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import boxes from '../tracking-screen.module.css';
import { missingDishes } from './missing-dishes.ts';
import classes from './next-steps.module.css';
import { OpenRestaurants } from './open-restaurants.tsx';

/** An order that is over: the same again, another time or elsewhere, and what it failed for. */
export function NextSteps({ order }: { order: OrderView }) {
  const t = useText();
  const { restaurantId, restaurantName: name } = order;
  const isCancelled = order.status === 'cancelled';
  // Not whoever holds the share link of a guest's order.
  const isOrderers = !order.isGuest || order.guestToken !== null;
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  return (
    <section className={boxes.box} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <div className={classes.steps}>
        {isCancelled && order.reason === 'item_unavailable' && <MissingDishes order={order} />}
        {restaurant && !restaurant.isOpen && (
          <p>
            {restaurant.opensAt === null
              ? t('next.closed', { name })
              : t('next.opens', { name, time: formatDateTime(restaurant.opensAt, t.language) })}
          </p>
        )}
        <div className={classes.actions}>
          {isOrderers && <ReorderButton order={order} size="md" variant={isCancelled ? 'filled' : 'default'} />}
          <ButtonLink to="/restaurant/$id" params={{ id: String(restaurantId) }} variant="default" size="md">
            {t('next.menu', { name })}
          </ButtonLink>
        </div>
        {isCancelled && restaurant && <OpenRestaurants city={restaurant.city} but={restaurantId} />}
      </div>
    </section>
  );
}

/** The kitchen says that something is sold out; its menu says what. */
function MissingDishes({ order }: { order: OrderView }) {
  const t = useText();
  const { data: menus } = useQuery({ ...menusQuery(order.restaurantId), staleTime: 0 });
  const missing = menus ? missingDishes(order.items, menus) : [];
  if (missing.length === 0) return null;
  return <p>{t('next.missing', { dishes: missing.join(', ') })}</p>;
}
