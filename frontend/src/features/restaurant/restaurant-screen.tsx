import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPinOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDrawable, useNextRender } from '../../components/use-next-render.ts';
import { ApiError } from '../../lib/http/http.ts';
import { ClosedNotice } from './notices/closed-notice.tsx';
import { PlaceNotice } from './place/place-notice.tsx';
import { atPlace, useDelivery } from './place/use-delivery.ts';
import { RestaurantHero } from './restaurant-hero.tsx';
import type { RestaurantTab } from './restaurant-tab.ts';
import { RestaurantTabs } from './restaurant-tabs.tsx';
import { useOrderAhead } from '../../domain/cart/order-ahead.ts';
import { useRestaurant } from '../../domain/restaurants/use-restaurant.ts';
import { StructuredData } from './structured-data/structured-data.tsx';
import { ViewCartBar } from './menu/view-cart-bar.tsx';
import classes from './restaurant-screen.module.css';

/** As in the style sheet. */
const HAS_BASKET = '(width >= 80em)';
const Basket = lazyPart(() => import('./menu/basket.tsx'));

interface Props {
  id: number;
  tab: RestaurantTab;
  onChooseTab: (tab: RestaurantTab) => void;
}

export function RestaurantScreen({ id, tab, onChooseTab }: Props) {
  const { restaurant, menus } = useRestaurant(id);
  const isDrawable = useDrawable(restaurant.data !== undefined);
  if (restaurant.isError) {
    const isMissing = restaurant.error instanceof ApiError && [400, 404].includes(restaurant.error.status);
    return isMissing ? (
      <RestaurantNotFound />
    ) : (
      <ErrorState error={restaurant.error} onRetry={() => void restaurant.refetch()} titleOrder={1} />
    );
  }
  if (!isDrawable || restaurant.isPending) return <PageSkeleton size="lg" blocks={[180, 60, 320]} />;
  return <Loaded restaurant={restaurant.data} menus={menus} tab={tab} onChooseTab={onChooseTab} />;
}

interface LoadedProps extends Omit<Props, 'id'> {
  restaurant: RestaurantDetailView;
  menus: ReturnType<typeof useRestaurant>['menus'];
}

function Loaded({ restaurant, menus, tab, onChooseTab }: LoadedProps) {
  const isNext = useNextRender();
  const delivery = useDelivery(restaurant);
  const { chosen } = useOrderAhead(restaurant);
  // Whoever orders for later takes its menu as an open one's.
  const served = chosen === null ? restaurant : { ...restaurant, isOpen: true };
  const isWide = useMediaQuery(HAS_BASKET, false, { getInitialValueInEffect: false });
  return (
    <>
      <div className={classes.page}>
        <div className={classes.column}>
          <RestaurantHero restaurant={atPlace(restaurant, delivery.terms)} delivery={delivery} />
          {isNext && (
            <div className={classes.below}>
              <ClosedNotice restaurant={restaurant} />
              <PlaceNotice restaurant={restaurant} delivery={delivery} />
              <RestaurantTabs restaurant={served} menus={menus} tab={tab} onChoose={onChooseTab} />
            </div>
          )}
        </div>
        {isWide && (
          <Suspense fallback={<div />}>
            <Basket restaurant={restaurant} />
          </Suspense>
        )}
      </div>
      {isNext && menus.data && <StructuredData restaurant={restaurant} menus={menus.data} />}
      {isNext && !isWide && <ViewCartBar restaurant={served} />}
    </>
  );
}

export function RestaurantNotFound() {
  const t = useText();
  return (
    <EmptyState
      icon={<IconMapPinOff size={44} stroke={1.6} />}
      title={t('restaurant.notFound')}
      titleOrder={1}
      action={<HomeLink>{t('notFound.home')}</HomeLink>}
    >
      {t('restaurant.notFoundText')}
    </EmptyState>
  );
}
