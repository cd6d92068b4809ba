import type { Point } from '@contracts/places/geometry.ts';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { MapContextValue } from './map-context.ts';
import { fit, pan, toPoint, toSpot, type MapView, type Size, type Spot, zoomAt } from './view.ts';

/** Closer, a single postcode would fill the map with nothing around it to recognise. */
const CLOSEST_FIT = 14;
/** Less than `fit` leaves free: what a map shows when it opens moves it by nothing. */
const REVEAL_MARGIN = 28;
const UNMOVED: Spot = { x: 0, y: 0 };

/** What a map looks at: anew whenever the key is another one. */
export interface Look {
  key: string;
  /** Null: where it looks already. */
  points: readonly Point[] | null;
}

interface State {
  /** Null until somebody moves the map: all of the points. */
  view: MapView | null;
  /** How far the picture of that view is dragged, which draws nothing anew until it is let go. */
  shift: Spot;
}

/** Where the map looks: at all of the points until somebody moves it. */
export function useMapView({ key, points }: Look, all: readonly Point[]) {
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(frame, measured);
  const size = useMemo<Size>(() => ({ width, height }), [width, height]);
  const [{ view: moved, shift }, setState] = useState<State>({ view: null, shift: UNMOVED });
  const [look, setLook] = useState({ key, points: points ?? all });
  if (look.key !== key) {
    setLook({ key, points: points ?? look.points });
    if (points !== null) setState({ view: null, shift: UNMOVED });
  }
  const fitted = useMemo(() => fit(look.points, size, CLOSEST_FIT), [look, size]);
  const view = moved ?? fitted;

  const map = useMemo<MapContextValue>(
    () => ({
      view,
      size,
      toSpot: (point) => toSpot(view, size, point),
      toPoint: (spot) => toPoint(view, size, spot),
      spotOf: ({ clientX, clientY }) => {
        const box = frame.current?.getBoundingClientRect();
        return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
      },
      reveal: (point) => {
        const spot = toSpot(view, size, point);
        const by = { x: beyond(spot.x, size.width), y: beyond(spot.y, size.height) };
        if (by.x !== 0 || by.y !== 0) setState({ view: pan(view, by), shift: UNMOVED });
      },
      follow: (point) => {
        const { x, y } = toSpot(view, size, point);
        if (beyond(x, size.width) === 0 && beyond(y, size.height) === 0) return;
        setState({
          view: { ...view, center: { latitude: point.latitude, longitude: point.longitude } },
          shift: UNMOVED,
        });
      },
    }),
    [view, size],
  );

  const move = (change: (view: MapView) => MapView) =>
    setState((now) => ({ view: change(unshifted(now.view ?? fitted, now.shift)), shift: UNMOVED }));
  const middle = { x: width / 2, y: height / 2 };
  return {
    ref,
    frame,
    map,
    shift,
    /** What is to be seen, while the picture is dragged as well. */
    seen: unshifted(view, shift),
    isMeasured: width > 0 && height > 0,
    drag: (by: Spot) => setState((now) => ({ ...now, shift: { x: now.shift.x + by.x, y: now.shift.y + by.y } })),
    letGo: () => move((now) => now),
    panBy: (by: Spot) => move((now) => pan(now, by)),
    zoomBy: (by: number, spot: Spot = middle) => move((now) => zoomAt(now, size, spot, by)),
    showAll: () => move(() => fit(all, size, CLOSEST_FIT)),
  };
}

export type MapControl = ReturnType<typeof useMapView>;

function unshifted(view: MapView, { x, y }: Spot): MapView {
  return x === 0 && y === 0 ? view : pan(view, { x: -x, y: -y });
}

function beyond(at: number, end: number): number {
  return Math.min(0, at - REVEAL_MARGIN) + Math.max(0, at - (end - REVEAL_MARGIN));
}
