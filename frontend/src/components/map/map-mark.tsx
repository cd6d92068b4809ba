import type { Point } from '@contracts/places/geometry.ts';
import type { ReactNode } from 'react';
import classes from './map.module.css';
import { useMap } from './map-context.ts';

interface Props {
  point: Point;
  className?: string;
  children: ReactNode;
}

/** A picture that stands on a point and cannot be moved; what it means is said in words beside the map. */
export function MapMark({ point, className, children }: Props) {
  const { x, y } = useMap().toSpot(point);
  return (
    <span className={`${classes.mark} ${className ?? ''}`} style={{ translate: `${x}px ${y}px` }} aria-hidden>
      {children}
    </span>
  );
}
