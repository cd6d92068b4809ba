import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { missingTraderFields } from '@contracts/restaurants/trader.ts';
import { Title } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './approval-notice.module.css';

/** What the approval and the opening wait for, above every screen of the owner until it is entered. */
export function TraderNotice({ info }: { info: RestaurantInfoView }) {
  const t = useText();
  const missing = missingTraderFields(info);
  if (missing.length === 0) return null;
  const isLegal = missing.some((field) => field !== 'phone');
  return (
    <section className={classes.notice} aria-labelledby="trader-notice">
      <IconFileAlert size={28} aria-hidden />
      <div>
        <Title order={2} size="h4" id="trader-notice">
          {t('kitchen.trader.title')}
        </Title>
        <p>{t('kitchen.trader.text', { missing: missing.map((field) => t(`trader.${field}`)).join(', ') })}</p>
        {isLegal && <TextLink to="/restaurant/dashboard/settings/legal">{t('kitchen.trader.legal')}</TextLink>}
        {missing.includes('phone') && (
          <TextLink to="/restaurant/dashboard/settings/information">{t('kitchen.trader.info')}</TextLink>
        )}
      </div>
    </section>
  );
}
