import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { PagePending } from '../components/page/page-pending.tsx';
import { NotFound } from '../features/shell/not-found.tsx';
import { RouteError } from '../features/shell/route-error.tsx';
import type { RouterContext } from '../lib/router-context.ts';
import { routeTree } from './routeTree.gen.ts';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient } satisfies RouterContext,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** `panel`: dashboards, as wide as the window and without the footer. */
    layout?: 'page' | 'panel';
    /** `partner`: for restaurants and administrators, who are addressed formally and order nothing here. */
    audience?: 'customer' | 'partner';
  }
}
