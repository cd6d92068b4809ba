import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { userQuery } from '../lib/api/queries.ts';
import { onServerDisconnect } from '../lib/socket/connection.ts';
import type { AppRouter } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

interface Props {
  queryClient: QueryClient;
  router: AppRouter;
}

export function Providers({ queryClient, router }: Props) {
  useEffect(
    () =>
      // The server closes a session's sockets with the session: ask anew who is signed in.
      onServerDisconnect(() => {
        void queryClient.refetchQueries({ queryKey: userQuery().queryKey }).then(() => router.invalidate());
      }),
    [queryClient, router],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
