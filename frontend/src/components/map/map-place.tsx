import type { City } from '@contracts/constants.ts';
import { Attribution } from './ground/attribution.tsx';
import { MapGroundNotice } from './ground/map-ground-notice.tsx';
import classes from './map.module.css';

/** Where a map will be whose file is on its way, with what stands below it: nothing moves under a finger when it comes. */
export function MapPlace({ city }: { city: City }) {
  return (
    <>
      <div className={classes.map}>
        <div className={classes.place} />
        <MapGroundNotice city={city} isPending />
      </div>
      <Attribution city={city} style={null} />
    </>
  );
}
