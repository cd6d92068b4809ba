import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Button, Container } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { ButtonLink, TextLink } from '../../../components/links.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatMonth } from '../../../lib/format/dates/dates.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { cityName } from '../../../lib/format/labels.ts';
import { useLogoutAction } from '../../../domain/session/use-logout-action.ts';
import { accountTypeOf } from './account-type.ts';
import { EmailStanding } from './email-standing.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import classes from './profile-screen.module.css';

export function ProfileScreen() {
  const t = useText();
  const { user } = useCurrentUser();
  if (!user) {
    return (
      <EmptyState
        icon={<IconUser size={44} stroke={1.6} />}
        title={t('profile.unavailable')}
        titleOrder={1}
        action={
          <ButtonLink to="/auth" search={{ redirect: '/profile' }} size="md">
            {t('action.logIn')}
          </ButtonLink>
        }
      >
        {t('profile.unavailableText')}
      </EmptyState>
    );
  }
  return <Profile user={user} />;
}

function Profile({ user }: { user: AccountView }) {
  const t = useText();
  const logOut = useLogoutAction(user.role);
  return (
    <Container size="lg" py="xl">
      <div className={classes.head}>
        <span className={classes.avatar} aria-hidden>
          {(user.name ?? user.email).slice(0, 1).toUpperCase()}
        </span>
        <div className={classes.who}>
          <PageTitle windowTitle={t('header.profile')}>{user.name ?? user.email}</PageTitle>
          <p className={classes.since}>
            <span>{user.email}</span>
            <span>{t('profile.since', { month: formatMonth(user.createdAt, t.language) })}</span>
          </p>
        </div>
      </div>
      <div className={classes.parts}>
        <EmailStanding account={user} />
        <ProfileCounts />
        <ProfileActions />
        <div className={classes.columns}>
          <section className={classes.box} aria-labelledby="profile-personal">
            <h2 id="profile-personal">{t('profile.personal')}</h2>
            <dl>
              <Row name={t('auth.name')}>{user.name}</Row>
              <Row name={t('header.city')}>{user.city && cityName(user.city)}</Row>
              <Row name={t('common.email')}>{user.email}</Row>
              <Row name={t('profile.phone')}>{user.phone}</Row>
              <Row
                name={t('profile.address')}
                action={
                  <TextLink to="/profile/addresses" className={classes.change}>
                    {t('profile.addressChange')}
                  </TextLink>
                }
              >
                {user.address}
              </Row>
            </dl>
          </section>
          <section className={classes.box} aria-labelledby="profile-account">
            <h2 id="profile-account">{t('profile.authentication')}</h2>
            <dl>
              <Row name={t('profile.type')}>{t(`profile.type.${accountTypeOf(user)}`)}</Row>
            </dl>
            <Button variant="default" mt="md" leftSection={<IconLogout size={18} aria-hidden />} onClick={logOut}>
              {t('action.logOut')}
            </Button>
          </section>
        </div>
      </div>
    </Container>
  );
}

function Row({ name, action, children }: { name: string; action?: ReactNode; children: string | null }) {
  const t = useText();
  return (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>
        {children ?? <span className={classes.missing}>{t('common.notSpecified')}</span>}
        {action}
      </dd>
    </div>
  );
}
