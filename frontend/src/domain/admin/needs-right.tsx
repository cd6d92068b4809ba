import { hasAdminRight, type AdminRight } from '@contracts/accounts/admin-roles.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../session/use-account.ts';

interface Props {
  right: AdminRight;
  /** Of the screen, which keeps its heading. */
  title: string;
  children: ReactNode;
}

/** The server refuses anyway; this says it before the first call. */
export function NeedsRight({ right, title, children }: Props) {
  const t = useText();
  const account = useAccount();
  if (hasAdminRight(account.adminRole, right)) return children;
  return (
    <>
      <PageTitle size="h2">{title}</PageTitle>
      <EmptyState icon={<IconLock size={44} stroke={1.6} />} tone="slate" title={t('admin.noRight.title')}>
        {t('admin.noRight.text')}
      </EmptyState>
    </>
  );
}
