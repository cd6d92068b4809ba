import type { AdminUserDetailView } from '@contracts/admin/admin.ts';
import { CITY_LABELS } from '@contracts/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { adminUserDetailQuery } from '../../../lib/api/admin/admin-tables.ts';
import { formatDateTime, formatLongDate } from '../../../lib/format/dates/dates.ts';
import { languageName } from '../../../lib/format/labels.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { DetailDrawer } from '../../../components/dialogs/detail-drawer.tsx';
import { DetailList, DetailSection } from '../../../components/dialogs/detail-list.tsx';
import { AccountActions } from '../moderation/account-actions.tsx';
import { Hint } from '../moderation/state-badge.tsx';
import { PasswordLink } from './password-link.tsx';
import { emailDetail, phoneDetail } from '../../../domain/admin/contact-details.tsx';

interface Props {
  id: number;
  onClose: () => void;
}

export default function UserDrawer({ id, onClose }: Props) {
  const query = useQuery(adminUserDetailQuery(id));
  const t = useText();
  return (
    <DetailDrawer title={query.data?.name ?? t('tables.user', { id })} query={query} onClose={onClose}>
      {(user) => <UserDetails user={user} onChanged={() => void query.refetch()} />}
    </DetailDrawer>
  );
}

interface DetailsProps {
  user: AdminUserDetailView;
  onChanged: () => void;
}

function UserDetails({ user, onChanged }: DetailsProps) {
  const t = useText();
  const { email, phone, notifications, lastOrderAt, closedAt } = user;
  const yesNo = (value: boolean) => t(value ? 'tables.yes' : 'tables.no');
  return (
    <>
      {closedAt !== null && (
        <Hint>{t('adminModeration.closedOn', { time: formatDateTime(closedAt, t.language) })}</Hint>
      )}
      <div className={classes.actions}>
        <ButtonLink
          variant="default"
          style={{ minHeight: 44 }}
          to="/admin/dashboard/orders"
          search={{ userId: user.id }}
        >
          {t('tables.ordersOf')}
        </ButtonLink>
        {closedAt === null && <PasswordLink user={user} />}
        <AccountActions user={user} onDone={onChanged} />
      </div>
      <DetailList
        details={[
          emailDetail(t, email),
          phoneDetail(t, phone),
          { label: t('header.city'), value: CITY_LABELS[user.city] },
          { label: t('admin.restaurants.address'), value: user.address ?? t('common.notSpecified') },
          { label: t('tables.language'), value: languageName(user.language) },
          { label: t('admin.users.joined'), value: formatLongDate(user.createdAt, t.language) },
        ]}
      />
      <DetailSection title={t('admin.users.orders')}>
        <DetailList
          details={[
            { label: t('admin.users.orders'), value: user.orderCount },
            { label: t('admin.users.spent'), value: <Money euro={user.totalSpent} /> },
            { label: t('tables.openOrders'), value: user.openOrders },
            { label: t('status.cancelled'), value: user.cancelledOrders },
            {
              label: t('tables.lastOrder'),
              value: lastOrderAt === null ? t('tables.none') : formatDateTime(lastOrderAt, t.language),
            },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('tables.account')}>
        <DetailList
          details={[
            { label: t('tables.reviews'), value: user.reviews },
            { label: t('tables.favourites'), value: user.favourites },
            { label: t('tables.addresses'), value: user.addresses },
            { label: t('tables.mails'), value: yesNo(notifications.email) },
            { label: t('tables.acceptanceMails'), value: yesNo(notifications.acceptance) },
            { label: t('tables.push'), value: yesNo(notifications.push) },
            { label: t('tables.sessions'), value: user.sessions.length },
            ...user.sessions
              .slice(0, 1)
              .map(({ createdAt }) => ({ label: t('tables.lastLogin'), value: formatDateTime(createdAt, t.language) })),
          ]}
        />
      </DetailSection>
    </>
  );
}
