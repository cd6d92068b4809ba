import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { loadTexts } from '../../i18n/texts.ts';

const State = lazyPart(async () => {
  const [state] = await Promise.all([import('./order-not-found-state.tsx'), loadTexts('order-gone')]);
  return state;
});

interface Props {
  /** A link led here, and no account. */
  hasLink?: boolean;
}

/** Its code and texts come when it is shown. */
export function OrderNotFound({ hasLink = false }: Props) {
  return (
    <Suspense fallback={<PageSkeleton blocks={[220]} />}>
      <State hasLink={hasLink} />
    </Suspense>
  );
}
