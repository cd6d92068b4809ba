import type { OwnDecisionView } from '@contracts/admin/moderation.ts';
import { IconChevronRight, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ownDecisionsQuery } from '../../lib/api/moderation.ts';
import { formatLongDate } from '../../lib/format/dates/dates.ts';
import { AccountPage } from '../../components/page/account-page.tsx';
import classes from './own-decisions-screen.module.css';
import { Loading } from '../../components/notices/loading.tsx';

/** What was decided about the customer who is signed in; each leads to its reasons and the complaint. */
export function OwnDecisionsScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery(ownDecisionsQuery());
  return (
    <AccountPage title={t('decisions.title')} lead={t('decisions.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading heights={[88]} />}
      {data?.length === 0 && (
        <EmptyState icon={<IconGavel size={44} stroke={1.6} />} tone="slate" title={t('decisions.none')}>
          {t('decisions.noneText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((decision) => (
            <li key={decision.token}>
              <OwnDecision decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}

function OwnDecision({ decision: { token, kind, at, restaurantName, liftedAt } }: { decision: OwnDecisionView }) {
  const t = useText();
  return (
    <Link to="/decisions/$token" params={{ token }} className={classes.decision}>
      <span className={classes.words}>
        <strong>{t(`decision.kind.${kind}`)}</strong>
        {restaurantName !== null && <span>{restaurantName}</span>}
        <time dateTime={at}>{formatLongDate(at, t.language)}</time>
        {liftedAt !== null && (
          <span className={classes.lifted}>
            {t('decision.lifted')} {formatLongDate(liftedAt, t.language)}
          </span>
        )}
      </span>
      <span className={classes.see}>
        {t('decisions.see')}
        <IconChevronRight size={18} aria-hidden />
      </span>
    </Link>
  );
}
