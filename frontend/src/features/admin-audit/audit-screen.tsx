import { Text } from '@mantine/core';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NeedsRight } from '../../domain/admin/needs-right.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLine } from './audit-line.tsx';
import classes from './audit-screen.module.css';
import { hasAuditFilter } from './audit-search.ts';
import { useAudit } from './use-audit.ts';
import { useAccount } from '../../domain/session/use-account.ts';
import { PanelTitle } from '../../components/page/panel-title.tsx';
import { Loading } from '../../components/notices/loading.tsx';

export function AuditScreen() {
  const t = useText();
  const title = t('admin.nav.audit');
  return (
    <NeedsRight right="read_audit" title={title}>
      <div className={classes.page}>
        <PanelTitle title={title} lead={t('audit.lead')} />
        <Log />
      </div>
    </NeedsRight>
  );
}

function Log() {
  const t = useText();
  const account = useAccount();
  const { search, change, list, entries, more, lines } = useAudit();
  const { error, refetch, hasNextPage } = list;
  const actorName = lines?.find(({ actor }) => actor.id === search.actorId)?.actor.name ?? null;
  return (
    <>
      <AuditFilters search={search} change={change} actorName={actorName} />
      {error && !lines ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : !lines ? (
        <Loading heights={[420]} />
      ) : (
        <>
          {lines.length === 0 && (
            <Text className={classes.none} c="dimmed">
              {t(hasAuditFilter(search) ? 'audit.nothing' : 'audit.none')}
            </Text>
          )}
          <ol className={classes.lines} ref={entries} aria-label={t('admin.nav.audit')} hidden={lines.length === 0}>
            {lines.map((line) => (
              <AuditLine key={line.id} line={line} role={account.adminRole} change={change} />
            ))}
          </ol>
          {error && <PanelError error={error} onRetry={() => void refetch()} />}
          {hasNextPage && (
            <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
              {t('audit.more')}
            </MoreButton>
          )}
          <Text size="sm" c="dimmed" role="status">
            {t('audit.shown', { count: lines.length })}
          </Text>
        </>
      )}
    </>
  );
}
