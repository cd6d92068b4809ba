import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { loadTexts } from '../../i18n/texts.ts';

const Screen = lazyPart(async () => {
  const [screen] = await Promise.all([import('./not-found-screen.tsx'), loadTexts('footer')]);
  return screen;
});

/** Few visits end here, so that none of the others brings it along. */
export function NotFound() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
