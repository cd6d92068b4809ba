import { MAX_POLYGON_POINTS } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useEffect, useRef } from 'react';
import { MapHandle } from '../../../../components/map/marks/map-handle.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { pointOf, type AreaValues, type Corner } from '../form/area-values.ts';
import classes from './areas-map.module.css';
import { between, canClose, insertBehind, moveBy, setCorner } from './edit-border.ts';

interface Props {
  area: AreaValues;
  isDrawing: boolean;
  onClose: () => void;
  /** While a corner is dragged; null: it is let go. */
  onDraft: (corners: Corner[] | null) => void;
  onChange: (corners: Corner[], said: string) => void;
}

/** The corners of the selected border, and what stands between them. */
export function BorderHandles({ area: { corners }, isDrawing, onClose, onDraft, onChange }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const focusOn = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const count = corners.length;

  // A corner that was inserted takes the focus from the one before it, and one that is gone gives it to its neighbour.
  useEffect(() => {
    if (focusOn.current === null) return;
    frame.current?.querySelectorAll<HTMLElement>('[data-corner] > button')[focusOn.current]?.focus();
    focusOn.current = null;
  });

  const move = (index: number, point: Point) =>
    onChange(setCorner(corners, index, point, language), t('settings.areas.map.said.moved', { number: index + 1 }));
  const insert = (index: number, point: Point) => {
    if (count >= MAX_POLYGON_POINTS) return;
    onChange(
      insertBehind(corners, index, point, language),
      t('settings.areas.map.said.inserted', { number: index + 2 }),
    );
  };
  const remove = (index: number) => {
    onChange(corners.toSpliced(index, 1), t('settings.areas.map.said.removed', { number: index + 1 }));
    focusOn.current = Math.max(0, index - 1);
  };
  return (
    <div ref={frame}>
      {!isDrawing &&
        corners.map((corner, index) => {
          const [from, to] = [pointOf(corner), pointOf(corners[(index + 1) % count] ?? corner)];
          if (from === null || to === null) return null;
          return (
            <MapHandle
              key={`behind ${corner.key}`}
              className={classes.between}
              point={between(from, to)}
              label={t('settings.areas.map.insert', { number: index + 1 })}
              onPress={() => {
                insert(index, between(from, to));
                focusOn.current = index + 1;
              }}
              onDrag={(point) => onDraft(point && insertBehind(corners, index, point, language))}
              onDrop={(point) => insert(index, point)}
            />
          );
        })}
      {corners.map((corner, index) => {
        const point = pointOf(corner);
        if (point === null) return null;
        const next = pointOf(corners[(index + 1) % count] ?? corner) ?? point;
        const closes = isDrawing && index === 0 && canClose(corners);
        return (
          <div key={corner.key} data-corner>
            <MapHandle
              className={index === 0 ? classes.first : undefined}
              point={point}
              label={
                closes ? t('settings.areas.map.closeBy') : t('settings.areas.map.corner', { number: index + 1, count })
              }
              onPress={() => {
                if (closes) onClose();
                else if (!isDrawing) {
                  insert(index, between(point, next));
                  focusOn.current = index + 1;
                }
              }}
              onDrag={(moved) => onDraft(moved && setCorner(corners, index, moved, language))}
              onDrop={(moved) => move(index, moved)}
              onNudge={(east, north) => move(index, moveBy(point, east, north))}
              onDelete={() => remove(index)}
            />
          </div>
        );
      })}
    </div>
  );
}
