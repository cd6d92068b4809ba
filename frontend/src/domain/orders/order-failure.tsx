import { ErrorState } from '../../components/notices/error-state.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/http/http.ts';
import { OrderNotFound } from './order-not-found.tsx';

interface Props {
  error: unknown;
  /** Of the share link that was followed. */
  token: string | undefined;
  onRetry: () => void;
}

/** Why an order's page shows no order: it is not there for this visitor, or could not be read. */
export function OrderFailure({ error, token, onRetry }: Props) {
  const t = useText();
  const isMissing = error instanceof ApiError && [400, 401, 404].includes(error.status);
  return isMissing ? (
    <OrderNotFound hasLink={token !== undefined} />
  ) : (
    <ErrorState error={error} onRetry={onRetry} title={t('tracking.notLoaded')} titleOrder={1} />
  );
}
