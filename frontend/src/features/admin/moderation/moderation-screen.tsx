import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { moderationCountsQuery } from '../../../lib/api/admin/admin-moderation.ts';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import { AppealsTable } from './appeals-table.tsx';
import { parseModerationSearch, type ModerationSearch } from './moderation-search.ts';
import classes from './moderation.module.css';
import { NoticesTable } from './notices-table.tsx';

const route = getRouteApi('/admin/dashboard/moderation');

/** Filters and the open row are no other view. */
const ONE_OF_TWO = { explicitUndefined: true };

/** What people report, and what they say about decisions. */
export function ModerationScreen({ account }: { account: AccountView }) {
  const t = useText();
  const title = t('admin.nav.moderation');
  return (
    <NeedsRight account={account} right="moderate" title={title}>
      <Stack gap="lg">
        <div>
          <PageTitle size="h2">{title}</PageTitle>
          <Text c="dimmed" mt={6}>
            {t('adminModeration.lead')}
          </Text>
        </div>
        <Views />
      </Stack>
    </NeedsRight>
  );
}

function Views() {
  const t = useText();
  const search = route.useSearch({ select: parseModerationSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const { data: counts } = useQuery(moderationCountsQuery());
  const change = (next: Partial<ModerationSearch>) =>
    void navigate({
      search: (current) => parseModerationSearch({ ...current, ...(!('id' in next) && { pages: undefined }), ...next }),
      resetScroll: false,
    });
  const views = [
    { view: undefined, label: t('adminModeration.notices'), count: counts?.open },
    { view: 'appeals', label: t('adminModeration.appeals'), count: counts?.openAppeals },
  ] as const;
  return (
    <>
      <nav aria-label={t('admin.nav.moderation')}>
        <ul className={classes.views}>
          {views.map(({ view, label, count = 0 }) => (
            <li key={label}>
              <Link
                to="/admin/dashboard/moderation"
                search={{ view }}
                className={classes.view}
                activeOptions={ONE_OF_TWO}
              >
                {label}
                {count > 0 && <span className={classes.count}>({count})</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {search.view === 'appeals' ? (
        <AppealsTable openId={search.id} open={(id) => change({ id })} />
      ) : (
        <NoticesTable search={search} change={change} />
      )}
    </>
  );
}
