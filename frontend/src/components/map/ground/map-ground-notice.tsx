import type { City } from '@contracts/constants.ts';
import { Button, Text } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../map.module.css';
import { hasGround } from './ground-data.ts';

interface Props {
  city: City;
  isPending: boolean;
  isError?: boolean;
  onRetry?: () => void;
}

/** Says why there is nothing below what is drawn: that never takes away what can be done on a map. */
export function MapGroundNotice({ city, isPending, isError = false, onRetry }: Props) {
  const t = useText();
  return (
    <div className={classes.notice} role="status">
      {isPending && <p className={classes.loading}>{t('map.loading')}</p>}
      {!hasGround(city) && <Text size="sm">{t('map.pointsOnly')}</Text>}
      {isError && (
        <>
          <Text size="sm">{t('map.lost')}</Text>
          <Button variant="default" mih={44} mt={8} onClick={onRetry}>
            {t('map.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
