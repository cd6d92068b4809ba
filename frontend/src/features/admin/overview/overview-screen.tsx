import type { City } from '@contracts/constants.ts';
import { Stack, Title } from '@mantine/core';
import {
  IconBuildingStore,
  IconCoinEuro,
  IconHourglass,
  IconBike,
  IconChefHat,
  IconPlugConnected,
  IconReceipt,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';
import { Money } from '../../../components/money.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { StatCard, StatGrid } from '../../../components/cards/stat-card.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatDecimal } from '../../../lib/format/decimal.ts';
import { Counting } from './counting.tsx';
import { DaySection } from './day-section.tsx';
import { AdminNotices } from '../notices/notices.tsx';
import { latestOf, statsOf, type AdminLive } from '../../../domain/admin/live.ts';
import { OrdersTable } from './orders-table.tsx';
import { formatThousands } from './thousands.ts';
import { useAdminLive } from '../../../domain/admin/use-admin-live.ts';

const ICON = { size: 24, stroke: 1.8 } as const;

interface Props {
  /** The city of the charts; null stands for all. */
  city: City | null;
  onChooseCity: (city: City | null) => void;
}

const whole = (value: number) => String(Math.round(value));

export function AdminOverviewScreen({ city, onChooseCity }: Props) {
  const t = useText();
  const { live, error, read } = useAdminLive();
  return (
    <Stack gap="xl">
      <PageTitle size="h2">{t('admin.overview.title')}</PageTitle>
      {error && !live ? (
        <PanelError error={error} onRetry={read} />
      ) : (
        <>
          <AdminNotices />
          <PlatformCounters live={live} />
          <section aria-labelledby="live-now">
            <Title order={2} size="h3" id="live-now" mb="md">
              {t('admin.overview.now')}
            </Title>
            <LiveCounters live={live} />
          </section>
          <DaySection city={city} onChoose={onChooseCity} />
          <section aria-labelledby="latest-orders">
            <Title order={2} size="h3" id="latest-orders" mb="md">
              {t('admin.overview.latest')}
            </Title>
            <OrdersTable orders={live && latestOf(live)} label={t('admin.overview.latest')} />
          </section>
        </>
      )}
    </Stack>
  );
}

function PlatformCounters({ live }: { live: AdminLive | undefined }) {
  const t = useText();
  const [language] = useLanguage();
  const stats = (live && statsOf(live)) ?? undefined;
  const thousands = (euro: number) => formatThousands(euro.toFixed(2), language);
  return (
    <StatGrid>
      <StatCard
        label={t('admin.stats.restaurants')}
        icon={<IconBuildingStore {...ICON} />}
        tone="slate"
        value={stats && <Counting value={stats.restaurants} format={whole} />}
        flashOn={stats?.restaurants}
      />
      <StatCard
        label={t('admin.stats.users')}
        icon={<IconUsers {...ICON} />}
        tone="slate"
        value={stats && <Counting value={stats.users} format={whole} />}
        flashOn={stats?.users}
      />
      <StatCard
        label={t('admin.stats.ordersToday')}
        icon={<IconReceipt {...ICON} />}
        value={stats && <Counting value={stats.ordersToday} format={whole} />}
        flashOn={stats?.ordersToday}
      />
      <StatCard
        label={t('admin.stats.revenue')}
        icon={<IconCoinEuro {...ICON} />}
        tone="herb"
        value={stats && <Counting value={Number(stats.revenue)} format={thousands} />}
        flashOn={stats?.revenue}
        hint={stats && <Money euro={stats.revenue} />}
      />
      <StatCard
        label={t('admin.stats.avgRating')}
        icon={<IconStar {...ICON} />}
        tone="saffron"
        value={
          stats && (stats.reviewCount === 0 ? t('common.new') : formatDecimal(Number(stats.avgRating), 1, language))
        }
        flashOn={stats?.avgRating}
        hint={stats?.reviewCount === 0 ? t('admin.stats.noReviews') : undefined}
      />
    </StatGrid>
  );
}

/** Numbers that only the socket tells. */
function LiveCounters({ live }: { live: AdminLive | undefined }) {
  const t = useText();
  const counters = live?.counters ?? undefined;
  return (
    <StatGrid>
      <StatCard
        label={t('admin.stats.pending')}
        icon={<IconHourglass {...ICON} />}
        tone="saffron"
        value={counters && <Counting value={counters.pending} format={whole} />}
        flashOn={counters?.pending}
      />
      <StatCard
        label={t('admin.stats.preparing')}
        icon={<IconChefHat {...ICON} />}
        value={counters && <Counting value={counters.preparing} format={whole} />}
        flashOn={counters?.preparing}
      />
      <StatCard
        label={t('admin.stats.delivering')}
        icon={<IconBike {...ICON} />}
        value={counters && <Counting value={counters.delivering} format={whole} />}
        flashOn={counters?.delivering}
      />
      <StatCard
        label={t('admin.stats.sockets')}
        icon={<IconPlugConnected {...ICON} />}
        tone="herb"
        value={counters && <Counting value={counters.sockets} format={whole} />}
        flashOn={counters?.sockets}
      />
    </StatGrid>
  );
}
