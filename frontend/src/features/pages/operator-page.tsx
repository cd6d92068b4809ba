import { addressOf, type OperatorView } from '@contracts/admin/operator.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { PagePending } from '../../components/page/page-pending.tsx';
import { useText } from '../../i18n/use-text.ts';
import { operatorQuery } from '../../lib/api/operator-query.ts';

export interface Operator extends OperatorView {
  /** What the texts of these pages may name; what nobody has given says so. */
  values: Readonly<Record<'operator' | 'address' | 'email' | 'phone', string>>;
}

/** A page that names who runs this installation. */
export function OperatorPage({ children }: { children: (operator: Operator) => ReactNode }) {
  const t = useText();
  const { data, error, refetch } = useQuery(operatorQuery());
  if (data === undefined) {
    return error === null ? (
      <PagePending />
    ) : (
      <ErrorState error={error} titleOrder={1} onRetry={() => void refetch()} />
    );
  }
  const given = (value: string) => (value === '' ? t('pages.notGiven') : value);
  const values = {
    operator: given(data.name),
    address: given(addressOf(data)),
    email: given(data.email),
    phone: given(data.phone),
  };
  return children({ ...data, values });
}
