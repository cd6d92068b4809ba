import type { RidePositionView } from '@contracts/riders/position.ts';
import { IconBike } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from '../../components/map/view/map-context.ts';
import { MapMark } from '../../components/map/marks/map-mark.tsx';
import { type Freshness, isRideable } from './freshness.ts';
import classes from './rider-mark.module.css';

interface Props {
  position: RidePositionView;
  freshness: Freshness;
  /** Said beside it where there are several. */
  name?: string;
  /** Moves the map when the rider leaves it. */
  isFollowed?: boolean;
}

/** A rider on the map: it glides from one position to the next, and fades as the last one grows old. */
export function RiderMark({ position, freshness, name, isFollowed = false }: Props) {
  const { view, follow } = useMap();
  const [drawn, setDrawn] = useState({ position, view, isGliding: false });
  if (drawn.position !== position || drawn.view !== view) {
    // A map that is moved takes its marks along at once.
    const isGliding = drawn.view === view && isRideable(drawn.position, position);
    setDrawn({ position, view, isGliding });
  }
  const keepInSight = useEffectEvent(() => {
    if (isFollowed) follow(position);
  });
  useEffect(() => keepInSight(), [position]);
  return (
    <MapMark point={position} tone="herb" className={classes.rider} data={{ freshness, gliding: drawn.isGliding }}>
      {position.heading !== null && (
        <span className={classes.heading} style={{ rotate: `${String(position.heading)}deg` }} />
      )}
      <IconBike size={20} />
      {name !== undefined && <span className={classes.name}>{name}</span>}
    </MapMark>
  );
}
