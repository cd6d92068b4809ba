import type { QueryClient } from '@tanstack/react-query';
import { demoLoginsQuery } from '../../lib/api/queries.ts';
import { logWarning } from '../../lib/log.ts';

/** For a login's loader, so that the hint does not come in below the form later. The login works without it. */
export const prefetchDemoLogins = (queryClient: QueryClient) => queryClient.query(demoLoginsQuery()).catch(logWarning);
