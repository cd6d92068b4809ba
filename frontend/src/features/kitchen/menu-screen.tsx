import type { RestaurantMenuItemView } from '@contracts/views.ts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle, IconPlus, IconSoupOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { PanelError } from '../../components/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { kitchenMenuQuery } from '../../lib/api/queries.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { DishCard } from './dish-card.tsx';
import { useKitchen } from './kitchen-context.ts';
import classes from './menu-screen.module.css';

const NOTE_ID = 'menu-editing-note';

export function MenuScreen() {
  const t = useText();
  const queryClient = useQueryClient();
  const { restaurantId } = useKitchen();
  const { data: dishes, error, refetch } = useQuery({ ...kitchenMenuQuery(), refetchOnMount: 'always' });
  const menus = useMemo(() => Map.groupBy(dishes ?? [], (dish) => dish.menuId), [dishes]);

  useTopic(`restaurant:${restaurantId}`, {
    onSnapshot: () => undefined,
    onEvent: ({ name, payload }) => {
      if (name !== 'menu:updated') return;
      const changes = new Map(payload.items.map((item) => [item.id, item]));
      queryClient.setQueryData(kitchenMenuQuery().queryKey, (held: RestaurantMenuItemView[] | undefined) =>
        held?.map((dish) => ({ ...dish, ...changes.get(dish.id) })),
      );
    },
  });

  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <PageTitle size="h2">{t('kitchen.menu.title')}</PageTitle>
        <Button leftSection={<IconPlus size={18} aria-hidden />} disabled aria-describedby={NOTE_ID}>
          {t('kitchen.menu.add')}
        </Button>
      </Group>
      <Text className={classes.note} id={NOTE_ID}>
        <IconInfoCircle size={20} aria-hidden />
        {t('kitchen.menu.later')}
      </Text>
      {error && !dishes && <PanelError error={error} onRetry={() => void refetch()} />}
      {!error && !dishes && <MenuSkeleton />}
      {dishes?.length === 0 && (
        <EmptyState icon={<IconSoupOff size={44} stroke={1.6} />} title={t('kitchen.menu.empty')}>
          {t('kitchen.menu.emptyText')}
        </EmptyState>
      )}
      {[...menus].map(([menuId, ofMenu]) => (
        <section key={menuId} aria-labelledby={`menu-${menuId}`}>
          <Title order={2} id={`menu-${menuId}`} mb="md">
            {ofMenu[0]?.menuName}
          </Title>
          <div className={classes.grid}>
            {ofMenu.map((dish) => (
              <DishCard key={dish.id} dish={dish} noteId={NOTE_ID} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  );
}

function MenuSkeleton() {
  const t = useText();
  return (
    <div className={classes.grid} role="status" aria-label={t('common.loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} h={290} radius="md" />
      ))}
    </div>
  );
}
