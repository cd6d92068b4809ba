import type { RiderOrderView } from '@contracts/riders/riders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assignOrder, riderOrdersQuery, sayNobodyThere } from '../../../lib/api/rider.ts';

export interface RefusedCall {
  readonly id: number;
  readonly error: unknown;
}

interface OrderCalls {
  /** Of the order that is being asked for. */
  readonly busyId: number | null;
  readonly refused: RefusedCall | null;
  readonly forget: () => void;
  /** For what fails beside these calls. */
  readonly refuse: (id: number) => (error: unknown) => void;
  readonly assign: (order: RiderOrderView, how: 'take' | 'give-back') => void;
  readonly sayNobody: (order: RiderOrderView) => void;
}

/** What needs a line, since others decide about it at the same moment. Whatever comes of it, the list is read anew. */
export function useOrderCalls(): OrderCalls {
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [refused, setRefused] = useState<RefusedCall | null>(null);
  const refuse = (id: number) => (error: unknown) => setRefused({ id, error });
  const call = (id: number, ask: () => Promise<unknown>) => {
    if (busyId !== null) return;
    setBusyId(id);
    setRefused(null);
    void ask()
      .catch(refuse(id))
      .then(() => queryClient.invalidateQueries({ queryKey: riderOrdersQuery().queryKey }))
      .finally(() => setBusyId(null));
  };
  return {
    busyId,
    refused,
    refuse,
    forget: () => setRefused(null),
    assign: ({ id, version }, how) => call(id, () => assignOrder(id, how, version)),
    sayNobody: ({ id }) => call(id, () => sayNobodyThere(id)),
  };
}
