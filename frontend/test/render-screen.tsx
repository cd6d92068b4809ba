import { en } from '@contracts/messages/en.ts';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsAtom, textsOf } from '../src/i18n/texts.ts';

/** What a screen shows in English when it is opened, knowing what the query client knows. */
export function renderScreen(screen: ReactNode, queryClient: QueryClient): string {
  getDefaultStore().set(textsAtom, textsOf('en', en));
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{screen}</RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
