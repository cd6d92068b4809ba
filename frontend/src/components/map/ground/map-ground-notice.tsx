import type { City } from '@contracts/constants.ts';
import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../map.module.css';
import { type GroundData, hasGround } from './ground-data.ts';

interface Props {
  city: City;
  ground: Pick<UseQueryResult<GroundData | null>, 'isError' | 'isPending' | 'refetch'>;
}

/** Says why there is nothing below what is drawn: that never takes away what can be done on a map. */
export function MapGroundNotice({ city, ground: { isError, isPending, refetch } }: Props) {
  const t = useText();
  return (
    <div className={classes.notice} role="status">
      {isPending && hasGround(city) && <p className={classes.loading}>{t('map.loading')}</p>}
      {!hasGround(city) && <Text size="sm">{t('map.pointsOnly')}</Text>}
      {isError && (
        <>
          <Text size="sm">{t('map.lost')}</Text>
          <Button variant="default" mih={44} mt={8} onClick={() => void refetch()}>
            {t('map.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
