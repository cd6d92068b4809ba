import type { MenuEditorView } from '@contracts/menu-editor.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/toast.ts';
import { useDescribePanelError } from '../../components/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { orderDishes, orderMenus, setDishAvailable, setOptionAvailable } from '../../lib/api/menu-editor.ts';
import { menuEditorQuery } from '../../lib/api/menu-editor-query.ts';
import { kitchenStatsQuery } from '../../lib/api/kitchen-queries.ts';
import { whenRead } from '../../lib/realtime/when-read.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { withDish, withDishMoved, withMenusOrdered, withOption, type DishMove } from './arrangement.ts';

const KEY = menuEditorQuery().queryKey;

/** The menu with its drafts, as this and other devices edit it. */
export function useMenuEditor(restaurantId: number) {
  const queryClient = useQueryClient();
  const refetchInterval = useFallbackInterval();
  const query = useQuery({ ...menuEditorQuery(), refetchOnMount: 'always', refetchInterval });
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: KEY });
  const isNews = (menuVersion: number) => menuVersion > (queryClient.getQueryData(KEY)?.menuVersion ?? 0);

  useTopic(`restaurant:${restaurantId}`, {
    onSnapshot: ({ menuVersion }) =>
      whenRead(queryClient, KEY, () => {
        if (isNews(menuVersion)) readAnew();
      }),
    onEvent: ({ name, payload }) => {
      if (name !== 'menu:updated') return;
      whenRead(queryClient, KEY, () => {
        if (!isNews(payload.menuVersion)) return;
        if (payload.isRestructured) {
          readAnew();
          return;
        }
        queryClient.setQueryData(KEY, (held) => {
          if (!held) return held;
          const shown = payload.items.reduce(
            (view, { id, available, price }) => withDish(view, id, (dish) => ({ ...dish, available, price })),
            held,
          );
          return { ...shown, menuVersion: payload.menuVersion };
        });
      });
    },
  });

  return query;
}

/** Edits that need no form: what is done is seen at once, and taken back where the server refuses. */
export function useMenuWrites() {
  const t = useText();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();

  /** Shows the answer of an edit. */
  const show = (view: MenuEditorView) => {
    queryClient.setQueryData(KEY, view);
    void queryClient.invalidateQueries({ queryKey: kitchenStatsQuery().queryKey });
  };
  const fail = (error: unknown) => {
    void showToast({ title: t('menuEditor.failed'), message: describe(error), tone: 'failure' });
  };

  /** Answers whether it was done. */
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
    call: () => Promise<{ menuVersion: number }>,
    change: (view: MenuEditorView, isUndone: boolean) => MenuEditorView,
  ) => {
    queryClient.setQueryData(KEY, (held) => held && change(held, false));
    try {
      const { menuVersion } = await call();
      // One's own news need no second read; with somebody else's between, one is needed.
      queryClient.setQueryData(KEY, (held) =>
        held?.menuVersion === menuVersion - 1 ? { ...held, menuVersion } : held,
      );
    } catch (error) {
      queryClient.setQueryData(KEY, (held) => held && change(held, true));
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
    setDishAvailable: (id: number, available: boolean) =>
      setAvailable(
        () => setDishAvailable(id, available),
        (view, isUndone) => withDish(view, id, (dish) => ({ ...dish, available: available !== isUndone })),
      ),
    setOptionAvailable: (id: number, available: boolean) =>
      setAvailable(
        () => setOptionAvailable(id, available),
        (view, isUndone) => withOption(view, id, available !== isUndone),
      ),
  };
}

export type MenuWrites = ReturnType<typeof useMenuWrites>;
