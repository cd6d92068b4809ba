import type { Point } from '@contracts/places/geometry.ts';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { MapContextValue } from './map-context.ts';
import { fit, pan, toPoint, toSpot, type MapView, type Size, type Spot, zoomAt } from './view.ts';

/** Closer, a single postcode would fill the map with nothing around it to recognise. */
const CLOSEST_FIT = 14;
const REVEAL_MARGIN = 40;

/** What a map looks at: anew whenever the key is another one. */
export interface Look {
  key: string;
  /** Null: where it looks already. */
  points: readonly Point[] | null;
}

/** Where the map looks: at all of the points until somebody moves it. */
export function useMapView({ key, points }: Look, all: readonly Point[]) {
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(frame, measured);
  const size = useMemo<Size>(() => ({ width, height }), [width, height]);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [look, setLook] = useState({ key, points: points ?? all });
  if (look.key !== key) {
    setLook({ key, points: points ?? look.points });
    if (points !== null) setMoved(null);
  }
  const fitted = useMemo(() => fit(look.points, size, CLOSEST_FIT), [look, size]);
  const view = moved ?? fitted;

  const move = (change: (view: MapView) => MapView) => setMoved((now) => change(now ?? fitted));
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const reveal = (point: Point) => {
    const { x, y } = toSpot(view, size, point);
    const beyond = (at: number, end: number) =>
      Math.min(0, at - REVEAL_MARGIN) + Math.max(0, at - (end - REVEAL_MARGIN));
    const by = { x: beyond(x, size.width), y: beyond(y, size.height) };
    if (by.x !== 0 || by.y !== 0) move((now) => pan(now, by));
  };
  const map: MapContextValue = {
    view,
    size,
    toSpot: (point) => toSpot(view, size, point),
    toPoint: (spot) => toPoint(view, size, spot),
    spotOf,
    reveal,
  };
  const middle = { x: width / 2, y: height / 2 };
  return {
    ref,
    frame,
    map,
    isMeasured: width > 0 && height > 0,
    panBy: (by: Spot) => move((now) => pan(now, by)),
    zoomBy: (by: number, spot: Spot = middle) => move((now) => zoomAt(now, size, spot, by)),
    showAll: () => move(() => fit(all, size, CLOSEST_FIT)),
  };
}

export type MapControl = ReturnType<typeof useMapView>;
