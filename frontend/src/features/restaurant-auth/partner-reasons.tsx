import { Title } from '@mantine/core';
import { IconBellRinging, IconBolt, IconHandStop, IconReceiptEuro } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './partner-reasons.module.css';

const REASONS = [
  { key: 'live', icon: IconBolt },
  { key: 'bell', icon: IconBellRinging },
  { key: 'control', icon: IconHandStop },
  { key: 'prices', icon: IconReceiptEuro },
] as const;

/** What the dashboard does for a kitchen. Only what it really does, and no numbers. */
export function PartnerReasons() {
  const t = useText();
  return (
    <section aria-labelledby="partner-reasons">
      <Title order={2} id="partner-reasons" mb="lg">
        {t('restaurantLogin.reasons')}
      </Title>
      <ul className={classes.list}>
        {REASONS.map(({ key, icon: Icon }) => (
          <li key={key} className={classes.reason}>
            <Icon size={28} stroke={1.7} aria-hidden className={classes.icon} />
            <div>
              <strong>{t(`restaurantLogin.${key}.title`)}</strong>
              <p>{t(`restaurantLogin.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
