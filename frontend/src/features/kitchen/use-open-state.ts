import type { RestaurantInfoView } from '@contracts/views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/toast.ts';
import { useDescribePanelError } from '../../components/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { toggleOpenState } from '../../lib/api/kitchen.ts';
import { kitchenInfoQuery } from '../../lib/api/queries.ts';
import { logError } from '../../lib/log.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';

interface PublicState {
  isOpen: boolean;
  version: number;
}

export interface OpenState {
  info: RestaurantInfoView | undefined;
  /** The switch is on, yet guests cannot order: it is outside the hours. */
  isOutsideHours: boolean;
  isBusy: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The restaurant's own switch, and what guests see of it. Another tablet's click arrives here too. */
export function useOpenState(restaurantId: number): OpenState {
  const t = useText();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const { data: info, refetch } = useQuery(kitchenInfoQuery());
  const [publicState, setPublicState] = useState<PublicState | null>(null);

  const takePublicState = (state: PublicState) => {
    if (publicState && state.version < publicState.version) return;
    setPublicState(state);
    // Only the restaurant's own answer tells the switch from the hours.
    if (info && state.version > info.version) void refetch();
  };
  useTopic(`restaurant:${restaurantId}`, {
    onSnapshot: takePublicState,
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') takePublicState(payload);
    },
  });

  const { mutate, isPending } = useMutation({
    mutationFn: (isOpen: boolean) => toggleOpenState({ isOpen }),
    onSuccess: (answer) => queryClient.setQueryData(kitchenInfoQuery().queryKey, answer),
    onError: (error) => {
      logError(error);
      void showToast({ title: t('kitchen.open.failed'), message: describe(error), tone: 'failure' });
    },
  });

  return {
    info,
    isOutsideHours:
      info !== undefined &&
      info.isOpen &&
      publicState !== null &&
      publicState.version >= info.version &&
      !publicState.isOpen,
    isBusy: isPending,
    setOpen: (isOpen) => mutate(isOpen),
  };
}
