import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { moderationCountsQuery } from '../../../lib/api/admin/admin-moderation.ts';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import { AppealsTable } from './appeals-table.tsx';
import { parseModerationSearch } from './moderation-search.ts';
import classes from './moderation.module.css';
import { NoticesTable } from './notices-table.tsx';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';

/** Filters and the open row are no other view. */
const ONE_OF_TWO = { explicitUndefined: true };

/** What people report, and what they say about decisions. */
export function ModerationScreen() {
  const t = useText();
  const title = t('admin.nav.moderation');
  return (
    <NeedsRight right="moderate" title={title}>
      <Stack gap="lg">
        <PanelTitle title={title} lead={t('adminModeration.lead')} />
        <Views />
      </Stack>
    </NeedsRight>
  );
}

function Views() {
  const t = useText();
  const { search, change } = useAddressSearch(parseModerationSearch);
  const { data: counts } = useQuery(moderationCountsQuery());
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
