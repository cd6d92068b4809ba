import './app/styles.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { chooseLinkedCity } from './domain/restaurants/city-state.ts';
import { storedLanguage, switchLanguage } from './i18n/texts.ts';
import { forgetEarlyAnswers } from './lib/http/http.ts';
import { whenFirstScreen } from './lib/first-screen.ts';
import { logError, logWarning } from './lib/log.ts';

/** After the page is there: the slow line belongs to it first. */
const OFFLINE_AFTER_MS = 3000;
/** A screen that takes longer comes after the header, which then stands alone. */
const PATIENCE_MS = 150;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

chooseLinkedCity(window.location.search);
// It takes every page for one with a network, and would not notice that this one gets it.
onlineManager.setOnline(navigator.onLine);
const queryClient = createQueryClient();
// No top-level await: this file shares a chunk with what the awaited one may import.
const texts = switchLanguage(storedLanguage(), queryClient);

void showFirstScreen(root).catch(logError);

/** Step by step and in slices: a slow phone answers to touches while the first screen is being built. */
async function showFirstScreen(place: HTMLElement): Promise<void> {
  await nextTask();
  const router = createAppRouter(queryClient);
  await nextTask();
  let isLoading = true;
  const screen = router
    .load()
    .catch(logError)
    .finally(() => (isLoading = false));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.all([texts, Promise.race([screen, patience])]);
  await nextTask();
  const draw = () =>
    createRoot(place).render(
      <StrictMode>
        <Providers queryClient={queryClient} router={router} />
      </StrictMode>,
    );
  // A screen that arrives between two slices would be told to a tree that is not there yet: the header alone is drawn in one piece.
  if (isLoading) draw();
  else startTransition(draw);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

// What was asked for early and not taken is old by now.
void whenFirstScreen().then(forgetEarlyAnswers);
void whenFirstScreen().then(() =>
  setTimeout(() => {
    void import('./features/offline/start.ts').then(({ startOffline }) => startOffline(queryClient)).catch(logWarning);
  }, OFFLINE_AFTER_MS),
);
