import type { Point } from '@contracts/places/geometry.ts';
import type { ReactNode } from 'react';
import classes from '../map.module.css';
import { useMap } from '../view/map-context.ts';

interface Props {
  point: Point;
  className?: string | undefined;
  /** Its colour; without one that of a restaurant. */
  tone?: 'herb' | 'slate';
  /** What its style depends on, as `data-` attributes. */
  data?: Readonly<Record<string, string | boolean>>;
  children: ReactNode;
}

/** A picture that stands on a point and cannot be moved; what it means is said in words beside the map. */
export function MapMark({ point, className, tone, data = {}, children }: Props) {
  const { x, y } = useMap().toSpot(point);
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, String(value)]));
  return (
    <span
      className={`${classes.mark} ${className ?? ''}`}
      style={{ translate: `${x}px ${y}px` }}
      data-tone={tone}
      aria-hidden
      {...attributes}
    >
      {children}
    </span>
  );
}
