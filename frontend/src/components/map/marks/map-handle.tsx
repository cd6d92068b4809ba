import type { Point } from '@contracts/places/geometry.ts';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import classes from '../map.module.css';
import { useMap } from '../view/map-context.ts';

/** In metres. */
const STEP = { small: 10, large: 100 } as const;
const CLICK_SLACK = 4;
const ARROWS: Partial<Record<string, { east: number; north: number }>> = {
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
};

interface Props {
  point: Point;
  label: string;
  className?: string | undefined;
  /** While it is under the finger; null: it is let go where it was. */
  onDrag?: (point: Point | null) => void;
  onDrop?: (point: Point) => void;
  /** By the arrow keys, in metres. */
  onNudge?: (east: number, north: number) => void;
  /** By a click, or Enter. */
  onPress?: (() => void) | undefined;
  onDelete?: () => void;
  children?: ReactNode;
}

/** Something on a map that can be taken with a finger and with the keyboard alike. */
export function MapHandle({ point, label, className, onDrag, onDrop, onNudge, onPress, onDelete, children }: Props) {
  const { toSpot, toPoint, spotOf, reveal } = useMap();
  const { x, y } = toSpot(point);
  const start = useRef<{ x: number; y: number; hasMoved: boolean }>(null);

  const pointOf = (event: PointerEvent) => {
    const spot = spotOf(event);
    return toPoint({ x: spot.x - (start.current?.x ?? 0), y: spot.y - (start.current?.y ?? 0) });
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    const spot = spotOf(event);
    start.current = { x: spot.x - x, y: spot.y - y, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (from === null || onDrag === undefined) return;
    const spot = spotOf(event);
    from.hasMoved ||= Math.hypot(spot.x - from.x - x, spot.y - from.y - y) > CLICK_SLACK;
    if (from.hasMoved) onDrag(pointOf(event));
  };
  const onPointerUp = (event: PointerEvent) => {
    event.stopPropagation();
    const hasMoved = start.current?.hasMoved === true;
    const dropped = pointOf(event);
    start.current = null;
    if (!hasMoved) return;
    onDrag?.(null);
    if (event.type === 'pointerup') onDrop?.(dropped);
    wasDragged.current = event.type === 'pointerup';
  };
  // A click follows each drag, and is none.
  const wasDragged = useRef(false);
  const onClick = () => {
    if (!wasDragged.current) onPress?.();
    wasDragged.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    wasDragged.current = false;
    const arrow = ARROWS[event.key];
    const meters = event.shiftKey ? STEP.large : STEP.small;
    if (arrow !== undefined && onNudge) onNudge(arrow.east * meters, arrow.north * meters);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && onDelete) onDelete();
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={`${classes.handle} ${className ?? ''}`}
      style={{ translate: `${x}px ${y}px` }}
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) reveal(point);
      }}
    >
      {children ?? <span className={classes.dot} />}
    </button>
  );
}
