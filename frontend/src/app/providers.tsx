import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recheckSession } from '../domain/session/session.ts';
import { watchFirstScreen } from '../lib/first-screen.ts';
import { onServerDisconnect } from '../lib/socket/page-socket.ts';
import type { AppRouter } from './router.tsx';
import { cssVariables, looks } from './looks.ts';
import { theme } from './theme.ts';

interface Props {
  queryClient: QueryClient;
  router: AppRouter;
}

export function Providers({ queryClient, router }: Props) {
  useEffect(() => watchFirstScreen(queryClient), [queryClient]);
  useEffect(
    () =>
      onServerDisconnect(() => {
        void recheckSession(queryClient).then(() => router.invalidate());
      }),
    [queryClient, router],
  );
  return (
    <MantineProvider
      theme={import.meta.env.DEV ? mergeThemeOverrides(theme, looks) : theme}
      // The built page has them among its styles (build/theme-variables.ts); Mantine's own are not.
      cssVariablesResolver={import.meta.env.DEV ? cssVariables : undefined}
      deduplicateCssVariables={false}
      // Nothing uses `visibleFrom` and the like.
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
