import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/http/http.ts';

/** The sentence for people: the server's own where it sent one. */
export function useDescribeError(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('failure.unknown');
      if (error.code === 'network') return t('failure.network');
      return error.detail ?? t('failure.unknown');
    },
    [t],
  );
}
