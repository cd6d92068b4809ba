import { IconReceiptOff } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { useDocumentTitle } from '../../components/page/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCurrentUser } from '../session/session.ts';

const ICON = <IconReceiptOff size={44} stroke={1.6} />;

export default function OrderNotFoundState({ hasLink }: { hasLink: boolean }) {
  return hasLink ? <LinkEnded /> : <NotFound />;
}

/** A link that has ended and one that never was are told apart by nobody. */
function LinkEnded() {
  const t = useText();
  const title = t('tracking.linkEnded');
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={ICON}
      tone="slate"
      title={title}
      titleOrder={1}
      action={
        <ButtonLink to="/contact" size="md" variant="default">
          {t('tracking.linkEndedContact')}
        </ButtonLink>
      }
    >
      {t('tracking.linkEndedText')}
    </EmptyState>
  );
}

function NotFound() {
  const t = useText();
  const { user } = useCurrentUser();
  const here = useRouterState({ select: ({ location }) => location.href });
  const title = t('tracking.notFound');
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={ICON}
      title={title}
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
