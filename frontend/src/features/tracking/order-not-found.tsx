import { IconReceiptOff } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCurrentUser } from '../session/session.ts';

export function OrderNotFound() {
  const t = useText();
  const { user } = useCurrentUser();
  const here = useRouterState({ select: ({ location }) => location.href });
  useDocumentTitle(t('tracking.notFound'));
  return (
    <EmptyState
      icon={<IconReceiptOff size={44} stroke={1.6} />}
      title={t('tracking.notFound')}
      titleOrder={1}
      action={
        user === null ? (
          <ButtonLink to="/auth" search={{ redirect: here }} size="md">
            {t('action.logIn')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/orders" size="md">
            {t('header.orders')}
          </ButtonLink>
        )
      }
    >
      {user === null ? t('tracking.notFoundAnonymous') : t('tracking.notFoundText')}
    </EmptyState>
  );
}
