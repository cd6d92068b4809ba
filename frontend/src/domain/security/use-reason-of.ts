import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';

/** What the server says of a refusal, in words that address nobody: these cards are the customers' and the work screens'. */
export function useReasonOf(): (error: unknown) => string {
  const t = useText();
  return useCallback((error) => (isApiError(error) ? error.detail : null) ?? t('security.tryAgain'), [t]);
}
