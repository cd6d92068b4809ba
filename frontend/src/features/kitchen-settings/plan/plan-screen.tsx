import type { PlanView } from '@contracts/restaurants/settings.ts';
import { Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Money } from '../../../components/money.tsx';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { planQuery } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { formatDateTime, formatDay } from '../../../lib/format/dates/dates.ts';
import { Plans } from '../../../domain/plans/plans.tsx';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { planStateOf } from './plan-state.ts';
import classes from './plan-screen.module.css';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsPage } from '../settings-page.tsx';

export function PlanScreen() {
  const t = useText();
  return (
    <SettingsPage section="plan">
      <FreshData query={planQuery()}>{(plan) => <OwnPlan plan={plan} />}</FreshData>
      <SettingsCard id="plan-all" title={t('settings.plan.all')}>
        <Plans />
        <Text c="dimmed">{t('settings.plan.switch')}</Text>
        <div>
          <TextLink to="/contact" style={{ textDecoration: 'underline' }}>
            {t('settings.plan.contact')}
          </TextLink>
        </div>
      </SettingsCard>
    </SettingsPage>
  );
}

function OwnPlan({ plan }: { plan: PlanView }) {
  const t = useText();
  const { data: info } = useQuery(kitchenInfoQuery());
  const suspension = info?.review.suspension ?? null;
  const state = planStateOf(plan, suspension);
  return (
    <SettingsCard id="plan-own" title={t('settings.plan.own')}>
      <dl className={classes.facts}>
        <dt>{t('settings.plan.name')}</dt>
        <dd>{plan.plan === null ? t('common.notSpecified') : t(`pricing.${plan.plan}`)}</dd>
        <dt>{t('settings.plan.state')}</dt>
        <dd>
          {plan.isActive ? t('settings.plan.active') : t('settings.plan.inactive')}
          {suspension && state.suspension && (
            <p className={classes.suspension}>
              <IconBan size={20} aria-hidden />
              {t(`settings.plan.suspended.${state.suspension}`, { time: formatDateTime(suspension.from, t.language) })}
            </p>
          )}
        </dd>
        {plan.price !== null && (
          <>
            <dt>{t('settings.plan.price')}</dt>
            <dd>
              <Money euro={plan.price} /> {plan.plan !== null && t(`settings.plan.per.${plan.plan}`)}
            </dd>
          </>
        )}
        {plan.startsOn !== null && (
          <>
            <dt>{t('settings.plan.startsOn')}</dt>
            <dd>{formatDay(plan.startsOn, t.language)}</dd>
          </>
        )}
        {plan.endsOn !== null && (
          <>
            <dt>{t(state.isRenewed ? 'settings.plan.renewsOn' : 'settings.plan.endsOn')}</dt>
            <dd>{formatDay(plan.endsOn, t.language)}</dd>
          </>
        )}
      </dl>
    </SettingsCard>
  );
}
