import './app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { storedLanguage, switchLanguage } from './i18n/texts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

// No top-level await: this file shares a chunk with what the awaited one may import.
void switchLanguage(storedLanguage(), queryClient).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} router={router} />
    </StrictMode>,
  ),
);
