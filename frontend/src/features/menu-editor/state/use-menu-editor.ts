import type { AvailabilityView, MenuEditorView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { orderDishes, orderMenus, setDishAvailable, setOptionAvailable } from '../../../lib/api/kitchen/menu-editor.ts';
import { menuEditorQuery } from '../../../lib/api/kitchen/menu-editor-query.ts';
import { kitchenInfoQuery, kitchenStatsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import {
  withDish,
  withDishMoved,
  withMenusOrdered,
  withOption,
  type Availability,
  type DishMove,
} from './arrangement.ts';

const KEY = menuEditorQuery().queryKey;

/** The menu with its drafts, as this and other devices edit it. */
export function useMenuEditor(restaurantId: number) {
  const refetchInterval = useFallbackInterval();
  const query = useQuery({ ...menuEditorQuery(), refetchOnMount: 'always', refetchInterval });

  useLive(`restaurant:${restaurantId}`, {
    queryKey: KEY,
    snapshot: (held, { menuVersion }) => (menuVersion > held.menuVersion ? READ_ANEW : held),
    events: {
      'menu:updated': (held, { menuVersion, isRestructured, items }) => {
        if (menuVersion <= held.menuVersion) return held;
        if (isRestructured) return READ_ANEW;
        const shown = items.reduce(
          (view, { id, available, soldOutUntil, price }) =>
            withDish(view, id, (dish) => ({ ...dish, available, soldOutUntil, price })),
          held,
        );
        return { ...shown, menuVersion };
      },
    },
  });

  return query;
}

/** Switches are sent one after the other: what was said last is what holds. */
let turn: Promise<unknown> = Promise.resolve();

/** Edits that need no form: what is done is seen at once, and taken back where the server refuses. */
export function useMenuWrites() {
  const t = useText();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();

  /** Shows the answer of an edit. */
  const show = (view: MenuEditorView) => {
    queryClient.setQueryData(KEY, view);
    void queryClient.invalidateQueries({ queryKey: kitchenStatsQuery().queryKey });
    // A new restaurant's checklist asks for a dish.
    const info = kitchenInfoQuery().queryKey;
    if (queryClient.getQueryData(info)?.isNew) void queryClient.invalidateQueries({ queryKey: info });
  };
  const fail = (error: unknown) => {
    void showToast({ title: t('menuEditor.failed'), message: describe(error), tone: 'failure' });
  };

  /** It answers whether the call was done. */
  const write = async (call: () => Promise<MenuEditorView>): Promise<boolean> => {
    try {
      show(await call());
      return true;
    } catch (error) {
      fail(error);
      void queryClient.invalidateQueries({ queryKey: KEY });
      return false;
    }
  };

  const arrange = (change: (view: MenuEditorView) => MenuEditorView, call: () => Promise<MenuEditorView>) => {
    queryClient.setQueryData(KEY, (held) => held && change(held));
    return write(call);
  };

  const setAvailable = async (
    { available }: AvailabilityRequest,
    call: () => Promise<AvailabilityView>,
    change: (view: MenuEditorView, availability: Availability) => MenuEditorView,
  ) => {
    const before = queryClient.getQueryData(KEY);
    queryClient.setQueryData(KEY, (held) => held && change(held, { available, soldOutUntil: null }));
    try {
      const answer = turn.then(call, call);
      turn = answer;
      const { menuVersion, soldOutUntil } = await answer;
      // One's own news need no second read; with somebody else's between, one is needed.
      queryClient.setQueryData(KEY, (held) =>
        held?.menuVersion === menuVersion - 1 ? { ...change(held, { available, soldOutUntil }), menuVersion } : held,
      );
    } catch (error) {
      queryClient.setQueryData(KEY, (held) => (held?.menuVersion === before?.menuVersion ? before : held));
      void queryClient.invalidateQueries({ queryKey: KEY });
      fail(error);
    }
  };

  return {
    show,
    write,
    setMenusOrder: (ids: readonly number[]) =>
      arrange(
        (view) => withMenusOrdered(view, ids),
        () => orderMenus(ids),
      ),
    moveDish: (move: DishMove) =>
      arrange(
        (view) => withDishMoved(view, move),
        () => {
          const menu = queryClient.getQueryData(KEY)?.menus.find(({ id }) => id === move.menuId);
          return orderDishes(
            move.menuId,
            (menu?.items ?? []).map(({ id }) => id),
          );
        },
      ),
    setDishAvailable: (id: number, wish: AvailabilityRequest) =>
      setAvailable(
        wish,
        () => setDishAvailable(id, wish),
        (view, availability) => withDish(view, id, (dish) => ({ ...dish, ...availability })),
      ),
    setOptionAvailable: (id: number, wish: AvailabilityRequest) =>
      setAvailable(
        wish,
        () => setOptionAvailable(id, wish),
        (view, availability) => withOption(view, id, availability),
      ),
  };
}

export type MenuWrites = ReturnType<typeof useMenuWrites>;
