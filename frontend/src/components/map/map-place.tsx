import type { City } from '@contracts/constants.ts';
import { useText } from '../../i18n/use-text.ts';
import { Attribution } from './ground/attribution.tsx';
import classes from './map.module.css';

/** Where a map will be whose file is on its way, with what stands below it: nothing moves under a finger when it comes. */
export function MapPlace({ city }: { city: City }) {
  const t = useText();
  return (
    <>
      <div className={classes.map} role="status">
        <div className={classes.place} />
        <p className={classes.loading}>{t('map.loading')}</p>
      </div>
      <Attribution city={city} style={null} />
    </>
  );
}
