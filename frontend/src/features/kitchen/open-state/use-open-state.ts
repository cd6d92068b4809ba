import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toggleOpenState } from '../../../lib/api/kitchen/kitchen.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { logError } from '../../../lib/log.ts';
import { useTopic } from '../../../lib/socket/use-topic.ts';
import { guestView, type GuestView, type PublicState } from './guest-view.ts';

export interface OpenState {
  info: RestaurantInfoView | undefined;
  /** It could not be read, neither now nor before. */
  isUnread: boolean;
  /** What guests were told last; null until it is known. */
  publicState: PublicState | null;
  /** What was clicked last, even before the server has answered. */
  isSwitchedOn: boolean;
  /** The server has not answered the last click yet. */
  isSwitching: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The restaurant's own switch, and what guests see of it. Another tablet's click arrives here too. */
export function useOpenState(restaurantId: number): OpenState {
  const t = useText();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const { data: info, isError, refetch } = useQuery(kitchenInfoQuery());
  const [publicState, setPublicState] = useState<PublicState | null>(null);

  const takePublicState = (state: PublicState) => {
    if (publicState && state.version < publicState.version) return;
    setPublicState(state);
    // Only the restaurant's own answer tells the switch from the hours.
    if (info && state.version > info.version) void refetch();
  };
  // Before the approval there is nothing for guests to follow.
  const isApproved = info?.review.status === 'approved';
  useTopic(isApproved ? `restaurant:${restaurantId}` : null, {
    onSnapshot: takePublicState,
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') takePublicState(payload);
    },
  });

  const { mutate, isPending, variables } = useMutation({
    // One after the other: a click while the one before is on its way counts too, and the last decides.
    scope: { id: 'open-state' },
    mutationFn: (isOpen: boolean) => toggleOpenState({ isOpen }),
    // What was asked for before the click would bring the old state back.
    onMutate: () => queryClient.cancelQueries({ queryKey: kitchenInfoQuery().queryKey }),
    onSuccess: async (answer) => {
      await queryClient.cancelQueries({ queryKey: kitchenInfoQuery().queryKey });
      queryClient.setQueryData(kitchenInfoQuery().queryKey, answer);
    },
    onError: (error) => {
      logError(error);
      void showToast({ title: t('kitchen.open.failed'), message: describe(error), tone: 'failure' });
    },
  });

  return {
    info,
    isUnread: isError && info === undefined,
    publicState,
    isSwitching: isPending,
    isSwitchedOn: isPending ? variables : (info?.isOpen ?? false),
    setOpen: (isOpen) => mutate(isOpen),
  };
}

/** What customers see; null while that is not known, also between a click and its answer. */
export function viewOf(openState: OpenState, capacity: CapacityView | undefined, now: number): GuestView | null {
  const { info, publicState, isSwitching } = openState;
  return info === undefined || capacity === undefined || isSwitching
    ? null
    : guestView(info, capacity, publicState, now);
}
