import { Button } from '@mantine/core';
import { IconHeart, IconReceipt, IconSparkles, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/cards/stat-card.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { profileSummaryQuery } from '../../../lib/api/customer-queries.ts';
import { LoyaltyCard } from './loyalty-card.tsx';
import classes from './profile-screen.module.css';

/** The four counters and the loyalty card. */
export function ProfileCounts() {
  const t = useText();
  const describe = useDescribeError();
  const { data, error, refetch } = useQuery(profileSummaryQuery());
  if (error && !data) {
    return (
      <div className={classes.box} role="alert">
        <p className={classes.failure}>{describe(error)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <StatGrid>
        <StatCard label={t('profile.count.orders')} value={data?.orders} icon={<IconReceipt size={22} />} />
        <StatCard
          label={t('profile.count.favourites')}
          value={data?.favourites}
          icon={<IconHeart size={22} />}
          tone="saffron"
        />
        <StatCard label={t('profile.count.reviews')} value={data?.reviews} icon={<IconStar size={22} />} tone="herb" />
        <StatCard
          label={t('profile.count.points')}
          value={data?.loyaltyPoints}
          icon={<IconSparkles size={22} />}
          tone="slate"
        />
      </StatGrid>
      {data ? <LoyaltyCard loyalty={data.loyalty} /> : <div className={classes.loyaltyPlace} />}
    </>
  );
}
