import { Stack, Text } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useMore } from '../../../components/use-more.ts';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { REGISTRATION_READS, registrationsQuery } from '../../../lib/api/admin/admin-tables.ts';
import { useNextPage } from '../../../lib/http/use-next-page.ts';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import classes from './approvals-screen.module.css';
import { Registration } from './registration-card.tsx';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { Loading } from '../../../components/notices/loading.tsx';

const MINUTE_MS = 60_000;

export function ApprovalsScreen() {
  const t = useText();
  const title = t('approvals.title');
  return (
    <NeedsRight right="review_restaurants" title={title}>
      <Stack gap="lg">
        <PanelTitle title={title} lead={t('approvals.lead')} />
        <Registrations />
      </Stack>
    </NeedsRight>
  );
}

function Registrations() {
  const t = useText();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(registrationsQuery());
  const { data, error, hasNextPage } = list;
  const registrations = data?.pages.flatMap(({ body }) => body.registrations) ?? [];
  const [entries, more] = useMore<HTMLOListElement>(
    useNextPage(list, registrationsQuery().queryKey),
    registrations.length,
  );
  const nowMs = useNow(MINUTE_MS);
  const read = () => void queryClient.invalidateQueries({ queryKey: REGISTRATION_READS });
  if (error && !data) return <PanelError error={error} onRetry={read} />;
  if (!data) return <Loading heights={[320]} />;
  const { count, overdue } = data.pages[0]?.body ?? { count: 0, overdue: 0 };
  return (
    <>
      <Text fw={650} role="status">
        {t('approvals.count', { count })}
        {overdue > 0 && ` ${t('approvals.overdueCount', { count: overdue })}`}
      </Text>
      {registrations.length === 0 ? (
        <EmptyState icon={<IconClipboardCheck size={44} stroke={1.6} />} tone="slate" title={t('approvals.none')}>
          {t('approvals.noneText')}
        </EmptyState>
      ) : (
        <ol className={classes.list} ref={entries}>
          {registrations.map((registration) => (
            <li key={registration.id}>
              <Registration registration={registration} nowMs={nowMs} onDone={read} />
            </li>
          ))}
        </ol>
      )}
      {error && <PanelError error={error} onRetry={() => void list.refetch()} />}
      {hasNextPage && (
        <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
          {t('approvals.more', { count: count - registrations.length })}
        </MoreButton>
      )}
    </>
  );
}
