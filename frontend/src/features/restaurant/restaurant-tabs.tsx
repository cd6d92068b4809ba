import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Tabs } from '@mantine/core';
import { IconBowlChopsticks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { useDrawable } from '../../components/use-next-render.ts';
import { useText } from '../../i18n/use-text.ts';
import { MenuList } from './menu/menu-list.tsx';
import { RestaurantInformation } from './information/restaurant-information.tsx';
import { RestaurantReviews } from './reviews/restaurant-reviews.tsx';
import { RESTAURANT_TABS, type RestaurantTab } from './restaurant-tab.ts';
import '@mantine/core/styles/Tabs.layer.css';
import classes from './restaurant-tabs.module.css';
import { Loading } from '../../components/notices/loading.tsx';

interface Props {
  restaurant: RestaurantDetailView;
  menus: UseQueryResult<MenuView[]>;
  tab: RestaurantTab;
  onChoose: (tab: RestaurantTab) => void;
}

export function RestaurantTabs({ restaurant, menus, tab, onChoose }: Props) {
  const t = useText();
  return (
    <Tabs
      value={tab}
      onChange={(value) => onChoose(RESTAURANT_TABS.find((known) => known === value) ?? 'menu')}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List>
        <Tabs.Tab value="menu">{t('restaurant.tabMenu')}</Tabs.Tab>
        <Tabs.Tab value="information">{t('restaurant.tabInformation')}</Tabs.Tab>
        <Tabs.Tab value="reviews">{t('restaurant.tabReviews')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="menu" className={classes.menu}>
        <Menu restaurant={restaurant} menus={menus} />
      </Tabs.Panel>
      <Tabs.Panel value="information">
        <RestaurantInformation restaurant={restaurant} />
      </Tabs.Panel>
      <Tabs.Panel value="reviews">
        <RestaurantReviews restaurant={restaurant} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Menu({ restaurant, menus }: Pick<Props, 'restaurant' | 'menus'>) {
  const t = useText();
  const isDrawable = useDrawable(menus.data !== undefined);
  if (menus.isError) return <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />;
  if (!isDrawable || menus.isPending) return <Loading heights={[128, 128, 128, 128]} radius="lg" />;
  if (!menus.data.some((menu) => menu.items.length > 0)) {
    return (
      <EmptyState icon={<IconBowlChopsticks size={44} stroke={1.6} />} tone="slate" title={t('restaurant.noMenus')}>
        {t('restaurant.noMenusText')}
      </EmptyState>
    );
  }
  return <MenuList restaurant={restaurant} menus={menus.data} />;
}
