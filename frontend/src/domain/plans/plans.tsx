import { PLAN_PRICE_CENTS } from '@contracts/restaurants/plans.ts';
import { Badge, Paper, Text } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Badge.layer.css';
import classes from './plans.module.css';

export function Plans() {
  const t = useText();
  return (
    <div className={classes.plans}>
      <Paper withBorder className={classes.plan}>
        <Text fw={650}>{t('pricing.monthly')}</Text>
        <Price cents={PLAN_PRICE_CENTS.monthly} per={t('pricing.perMonth')} />
        <Text c="dimmed">{t('pricing.monthlyText')}</Text>
      </Paper>
      <Paper withBorder className={classes.plan} data-better>
        <Text fw={650} component="div" className={classes.name}>
          {t('pricing.yearly')}
          <Badge color="herb" variant="light" className={classes.badge}>
            {t('pricing.free')}
          </Badge>
        </Text>
        <Price cents={PLAN_PRICE_CENTS.yearly} per={t('pricing.perYear')} />
        <Text c="dimmed">{t('pricing.yearlyText')}</Text>
      </Paper>
    </div>
  );
}

/** Plans cost whole euros. */
function Price({ cents, per }: { cents: number; per: string }) {
  return (
    <p className={classes.price}>
      <strong>{`${cents / 100} €`}</strong> <span>{per}</span>
    </p>
  );
}
