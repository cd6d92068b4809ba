import type { AdminRestaurantDetailView } from '@contracts/admin/admin.ts';
import { missingTraderFields } from '@contracts/restaurants/trader.ts';
import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { adminRestaurantQuery } from '../../../lib/api/admin/admin-tables.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { InterventionButtons } from '../../../domain/admin/interventions/intervention-buttons.tsx';
import { kindsFor } from '../../../domain/admin/interventions/kinds.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { DetailDrawer } from '../../../components/dialogs/detail-drawer.tsx';
import { RestaurantReviews } from '../moderation/restaurant-reviews.tsx';
import { RestaurantForm } from './restaurant-form.tsx';
import { RestaurantState } from './restaurant-state.tsx';
import { RecentOrders, RestaurantFacts } from './restaurant-parts.tsx';
import { ApprovalActions } from '../approvals/approval-actions.tsx';

interface Props {
  id: number;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onClose: () => void;
}

/** Everything about one restaurant, or the form for it. */
export default function RestaurantDrawer({ id, isEdited, onEdit, onClose }: Props) {
  const t = useText();
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const query = useQuery(adminRestaurantQuery(id));
  const { queryKey } = adminRestaurantQuery(id);
  const readTable = () => void queryClient.invalidateQueries({ queryKey: ['admin', 'table', 'restaurants'] });
  const read = () => {
    void query.refetch();
    readTable();
  };
  useLive('admin', {
    queryKey,
    events: { 'restaurant:reviewed': (held, { restaurantId }) => (restaurantId === id ? READ_ANEW : held) },
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:reviewed' && payload.restaurantId === id) readTable();
    },
  });
  // What its kitchen does meanwhile is shown, too: an end is offered only to what runs.
  useLive(query.data?.isActive ? `restaurant:${id}` : null, {
    queryKey,
    events: { 'restaurant:open-state': (held, { version }) => (version > held.version ? READ_ANEW : held) },
  });
  const mayEdit = hasAdminRight(user?.adminRole, 'edit_restaurants');
  const mayRun = hasAdminRight(user?.adminRole, 'pause_restaurants');
  return (
    <DetailDrawer title={query.data?.name ?? t('tables.restaurant', { id })} query={query} onClose={onClose}>
      {(restaurant: AdminRestaurantDetailView) =>
        isEdited && mayEdit ? (
          <RestaurantForm
            restaurant={restaurant}
            onSaved={read}
            onRead={async () => {
              const { data } = await query.refetch({ throwOnError: true });
              return (data ?? restaurant).info;
            }}
            onBack={() => onEdit(false)}
          />
        ) : (
          <>
            <div>
              <RestaurantState row={restaurant} />
            </div>
            <div className={classes.actions}>
              {mayEdit && (
                <Button mih={44} leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(true)}>
                  {t('admin.action.edit')}
                </Button>
              )}
              <ButtonLink
                variant="default"
                style={{ minHeight: 44 }}
                to="/admin/dashboard/orders"
                search={{ restaurantId: id }}
              >
                {t('tables.ordersOf')}
              </ButtonLink>
              {mayRun && (
                <InterventionButtons
                  kinds={kindsFor({ ...restaurant.load, isSwitchedOn: restaurant.info.isOpen })}
                  restaurants={[restaurant]}
                  onDone={read}
                />
              )}
              <ApprovalActions
                id={id}
                name={restaurant.name}
                category={restaurant.info.category}
                review={restaurant.info.review}
                missing={missingTraderFields(restaurant.info)}
                onDone={read}
              />
            </div>
            <RestaurantFacts restaurant={restaurant} />
            <RecentOrders restaurantId={id} />
            <RestaurantReviews restaurantId={id} />
          </>
        )
      }
    </DetailDrawer>
  );
}
