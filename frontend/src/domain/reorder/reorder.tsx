import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import type { ReorderPlan } from './reorder-plan.ts';
import { useReorder, type OrderedBefore } from './use-reorder.ts';

const ReorderDialog = lazyPart(() => import('./reorder-dialog.tsx'));

interface Props {
  order: OrderedBefore;
  /** What is pressed for it. */
  children: (start: () => void, isPending: boolean) => ReactNode;
}

/** Orders the same again, and asks beside it where something has changed. */
export function Reorder({ order, children }: Props) {
  const [plan, setPlan] = useState<ReorderPlan | null>(null);
  const reorder = useReorder(setPlan);
  return (
    <>
      {children(() => reorder.mutate(order), reorder.isPending)}
      <Suspense>{plan && <ReorderDialog plan={plan} onClose={() => setPlan(null)} />}</Suspense>
    </>
  );
}
