import { Button, Skeleton } from '@mantine/core';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { IconToolsKitchen2Off } from '@tabler/icons-react';
import { useFocusBack } from '../../components/dialogs/use-focus-back.ts';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { useText } from '../../i18n/use-text.ts';
import { keyOf, replaceLine, type CartLine } from '../cart/cart.ts';
import { cartAtom, isEditingLineAtom } from '../cart/cart-state.ts';
import { useAheadOf } from '../cart/order-ahead.ts';
import { useRestaurant } from '../restaurants/use-restaurant.ts';
import DishDialog from '../menu/dish-dialog.tsx';
import { DishFrame } from '../menu/dish-frame.tsx';

interface Props {
  line: CartLine;
  onClose: () => void;
}

/** Changes a line of the cart by the menu as it is now. */
export default function LineEditor({ line, onClose }: Props) {
  // Of the frames that follow each other, the later one would give the focus back to the one before.
  useFocusBack();
  const t = useText();
  const setLines = useSetAtom(cartAtom);
  const setEditing = useSetAtom(isEditingLineAtom);
  const { restaurant, menus } = useRestaurant(line.restaurantId);
  useEffect(() => {
    setEditing(true);
    return () => setEditing(false);
  }, [setEditing]);

  const ahead = useAheadOf([line.restaurantId]);

  const failed = [restaurant, menus].find((read) => read.isError);
  if (restaurant.data && menus.data) {
    const item = menus.data.flatMap((menu) => menu.items).find(({ id }) => id === line.id);
    if (item) {
      return (
        <DishDialog
          restaurant={ahead === null ? restaurant.data : { ...restaurant.data, isOpen: true }}
          item={item}
          line={line}
          onSubmit={(changed, quantity) =>
            setLines((lines) => replaceLine(lines, keyOf(line), { ...changed, quantity }))
          }
          onClose={onClose}
        />
      );
    }
  }
  return (
    <DishFrame title={line.name} onClose={onClose}>
      {failed ? (
        <ErrorState error={failed.error} titleOrder={3} onRetry={() => void failed.refetch()} />
      ) : menus.isPending || restaurant.isPending ? (
        <Skeleton h={320} m="lg" role="status" aria-label={t('common.loading')} />
      ) : (
        <EmptyState
          icon={<IconToolsKitchen2Off size={44} stroke={1.6} />}
          tone="slate"
          title={t('dish.gone')}
          titleOrder={3}
          action={
            <Button variant="default" onClick={onClose}>
              {t('action.close')}
            </Button>
          }
        />
      )}
    </DishFrame>
  );
}
