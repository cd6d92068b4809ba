import { Stack, Title } from '@mantine/core';
import { IconCoinEuro, IconPlus, IconReceipt, IconSettings, IconSoup, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { StatCard, StatGrid } from '../../../components/cards/stat-card.tsx';
import type { Translate } from '../../../i18n/texts.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { kitchenStatsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { formatDecimal } from '../../../lib/format/decimal.ts';
import { growthOf } from './growth.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './overview-screen.module.css';
import { RecentOrders } from './recent-orders.tsx';

const ICON = { size: 24, stroke: 1.8 } as const;
/** Several orders may move at once; the statistics are read once for all of them. */
const SETTLE_MS = 800;

function growthText(then: number, now: number, t: Translate): string {
  const percent = growthOf(then, now);
  if (percent === null) return t('kitchen.stats.noComparison');
  if (percent === 0) return t('kitchen.stats.noGrowth');
  // A minus is as wide as a plus, and is read out as one.
  return t('kitchen.stats.growth', { sign: percent > 0 ? '+' : '\u2212', percent: Math.abs(percent) });
}

export function OverviewScreen() {
  const t = useText();
  const [language] = useLanguage();
  const { queue } = useKitchen();
  const { data: stats, error, refetch } = useQuery({ ...kitchenStatsQuery(), refetchOnMount: 'always' });

  // Orders placed and orders cancelled are what moves the day's statistics.
  const movedKey = queue?.orders
    .map(({ id, status }) => `${id}${status === 'cancelled' ? 'x' : ''}`)
    .sort()
    .join();
  const knownKey = useRef(movedKey);
  useEffect(() => {
    const isNews = knownKey.current !== undefined && knownKey.current !== movedKey;
    knownKey.current = movedKey;
    if (!isNews) return undefined;
    const timer = setTimeout(() => void refetch({ cancelRefetch: false }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [movedKey, refetch]);

  return (
    <Stack gap="xl">
      <PageTitle size="h2">{t('kitchen.overview.title')}</PageTitle>
      {error && !stats ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : (
        <StatGrid>
          <StatCard
            label={t('kitchen.stats.todayOrders')}
            icon={<IconReceipt {...ICON} />}
            value={stats?.todayOrders}
            flashOn={stats?.todayOrders}
            hint={stats && growthText(stats.lastWeekOrders, stats.todayOrders, t)}
          />
          <StatCard
            label={t('kitchen.stats.todayRevenue')}
            icon={<IconCoinEuro {...ICON} />}
            tone="herb"
            value={stats && <Money euro={stats.todayRevenue} />}
            flashOn={stats?.todayRevenue}
            hint={stats && growthText(Number(stats.lastWeekRevenue), Number(stats.todayRevenue), t)}
          />
          <StatCard
            label={t('kitchen.stats.avgRating')}
            icon={<IconStar {...ICON} />}
            tone="saffron"
            value={
              stats && (stats.reviewCount > 0 ? formatDecimal(Number(stats.avgRating), 1, language) : t('common.new'))
            }
            hint={
              stats &&
              (stats.reviewCount > 0
                ? t('kitchen.stats.reviews', { count: stats.reviewCount })
                : t('kitchen.stats.noReviews'))
            }
          />
          <StatCard
            label={t('kitchen.stats.menuItems')}
            icon={<IconSoup {...ICON} />}
            tone="slate"
            value={stats?.menuItems}
          />
        </StatGrid>
      )}
      <div className={classes.columns}>
        <RecentOrders />
        <section aria-labelledby="quick-actions">
          <Title order={2} size="h3" id="quick-actions" mb="md">
            {t('kitchen.quick.title')}
          </Title>
          <Stack gap="sm">
            <ButtonLink
              to="/restaurant/dashboard/menu"
              search={{ dish: 'new' }}
              variant="default"
              size="lg"
              style={{ justifyContent: 'flex-start' }}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {t('kitchen.quick.addItem')}
            </ButtonLink>
            <ButtonLink
              to="/restaurant/dashboard/orders"
              variant="default"
              size="lg"
              style={{ justifyContent: 'flex-start' }}
              leftSection={<IconReceipt size={20} aria-hidden />}
            >
              {t('kitchen.quick.orders')}
            </ButtonLink>
            <ButtonLink
              to="/restaurant/dashboard/settings"
              variant="default"
              size="lg"
              style={{ justifyContent: 'flex-start' }}
              leftSection={<IconSettings size={20} aria-hidden />}
            >
              {t('kitchen.quick.settings')}
            </ButtonLink>
          </Stack>
        </section>
      </div>
    </Stack>
  );
}
