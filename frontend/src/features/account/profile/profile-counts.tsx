import type { ProfileSummaryView } from '@contracts/accounts/account.ts';
import { Button } from '@mantine/core';
import { IconHeart, IconReceipt, IconSparkles, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StatCard, StatGrid } from '../../../components/cards/stat-card.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { profileSummaryQuery } from '../../../lib/api/customer-queries.ts';
import { LOYALTY_ID, LoyaltyCard } from './loyalty-card.tsx';
import classes from './profile-screen.module.css';

/** Each leads to what it counts. */
const COUNTS = [
  { count: 'orders', to: '/orders', hash: null, icon: IconReceipt, tone: 'paprika' },
  { count: 'favourites', to: '/favourites', hash: null, icon: IconHeart, tone: 'saffron' },
  { count: 'reviews', to: '/orders', hash: null, icon: IconStar, tone: 'herb' },
  { count: 'points', to: '/profile', hash: LOYALTY_ID, icon: IconSparkles, tone: 'slate' },
] as const;

type Count = (typeof COUNTS)[number]['count'];

const valueOf = (count: Count, data: ProfileSummaryView | undefined) =>
  count === 'points' ? data?.loyaltyPoints : data?.[count];

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
        {COUNTS.map(({ count, to, hash, icon: Icon, tone }) => (
          <Link key={count} to={to as string} {...(hash && { hash })} className={classes.count}>
            <StatCard
              label={t(`profile.count.${count}`)}
              value={valueOf(count, data)}
              icon={<Icon size={22} />}
              tone={tone}
            />
          </Link>
        ))}
      </StatGrid>
      {data ? <LoyaltyCard loyalty={data.loyalty} /> : <div className={classes.loyaltyPlace} />}
    </>
  );
}
