import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import type { MapControl } from './use-map-view.ts';
import type { Spot } from './view.ts';

/** In pixels: a finger that stays nearer has clicked. */
const CLICK_SLACK = 6;
const WHEEL_PIXELS_PER_STEP = 240;

interface Options extends Pick<MapControl, 'map' | 'drag' | 'letGo' | 'zoomBy'> {
  onClick: ((spot: Spot) => void) | undefined;
}

/** One finger or the mouse moves the map, two fingers zoom it, and what stays in its place is a click. */
export function useGestures({ map: { spotOf }, drag, letGo, zoomBy, onClick }: Options) {
  const fingers = useRef(new Map<number, Spot>());
  const travelled = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, spotOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = spotOf(event);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      if (travelled.current > CLICK_SLACK) drag({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    travelled.current = Infinity;
    const apart = (spot: Spot) => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    zoomBy(Math.log2(apart(now) / apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const onPointerUp = (event: PointerEvent) => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) return;
    if (travelled.current > CLICK_SLACK) letGo();
    else if (event.type === 'pointerup') onClick?.(spotOf(event));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** The wheel scrolls the page until the map has the focus, so that nobody is caught in it. */
export function useWheelZoom({ frame, map: { spotOf }, zoomBy }: MapControl): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && frame.current?.contains(document.activeElement) !== true) return;
    event.preventDefault();
    zoomBy(-event.deltaY / WHEEL_PIXELS_PER_STEP, spotOf(event));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React listens passively, which could not keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
}
