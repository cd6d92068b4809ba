import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '../app/router.tsx';
import { RouteAnnouncer } from '../components/route-announcer.tsx';
import { MAIN_ID, SkipLink } from '../components/skip-link.tsx';
import { hasToastsAtom } from '../components/toast.ts';
import { cartDrawerWantedAtom } from '../features/cart/cart-state.ts';
import { AppFooter } from '../features/shell/app-footer.tsx';
import { AppHeader } from '../features/shell/app-header.tsx';

const ToastRegion = lazy(() => import('../components/toast-region.tsx'));
const CartDrawer = lazy(() => import('../features/cart/cart-drawer.tsx'));

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const hasToasts = useAtomValue(hasToastsAtom);
  const isCartDrawerWanted = useAtomValue(cartDrawerWantedAtom);
  const isPanel = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === 'panel') });
  return (
    <>
      <SkipLink />
      <AppHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      {!isPanel && <AppFooter />}
      <RouteAnnouncer />
      <Suspense>
        {isCartDrawerWanted && <CartDrawer />}
        {hasToasts && <ToastRegion />}
      </Suspense>
    </>
  );
}
