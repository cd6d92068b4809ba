import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../components/lazy-part.ts';
import type { RouterContext } from '../lib/router-context.ts';
import { RouteAnnouncer } from '../components/page/route-announcer.tsx';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import { hasToastsAtom } from '../components/notices/toast.ts';
import { cartDrawerWantedAtom } from '../domain/cart/cart-state.ts';
import { useCartDrawer } from '../domain/cart/use-cart-drawer.ts';
import { useDefaultDescription } from '../components/notices/use-description.ts';
import { loadTexts } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { AppHeader } from '../features/shell/app-header.tsx';
import { useFirstScreen } from '../lib/first-screen.ts';
import { useCanonical } from '../features/shell/use-canonical.ts';

const ToastRegion = lazyPart(() => import('../components/notices/toast-region.tsx'));
// A page without its footer is better than none, where a file does not arrive.
const AfterFirstScreen = lazyPart(async () => {
  try {
    await loadTexts('footer');
    return await import('./-after-first-screen.tsx');
  } catch {
    return { default: () => <></> };
  }
});
const CartDrawer = lazyPart(async () => {
  await loadTexts('cart', 'order-words');
  return import('../features/cart/cart-drawer.tsx');
});

const CART = <CartButton />;

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const t = useText();
  useDefaultDescription(t('app.description'));
  useCanonical();
  const hasToasts = useAtomValue(hasToastsAtom);
  const isCartOpen = useCartDrawer().isOpen;
  const isCartDrawerWanted = useAtomValue(cartDrawerWantedAtom) || isCartOpen;
  const isFirstScreenThere = useFirstScreen();
  const isPanel = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === 'panel') });
  return (
    <>
      <SkipLink />
      <AppHeader cart={CART} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>{!isPanel && isFirstScreenThere && <AfterFirstScreen />}</Suspense>
      <RouteAnnouncer />
      <Suspense>
        {isCartDrawerWanted && <CartDrawer />}
        {hasToasts && <ToastRegion />}
      </Suspense>
    </>
  );
}
