import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/http/http.ts';

/** As `useDescribeError`, in the formal address that restaurants and administrators get. */
export function useDescribePanelError(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('panel.failure.unknown');
      if (error.code === 'network') return t('panel.failure.network');
      return error.detail ?? t('panel.failure.unknown');
    },
    [t],
  );
}
