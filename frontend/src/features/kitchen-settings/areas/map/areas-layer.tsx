import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { memo, useMemo } from 'react';
import { pathOf, transformOf } from '../../../../components/map/ground/ground-paths.ts';
import { useMap } from '../../../../components/map/view/map-context.ts';
import { metersPerPixel } from '../../../../components/map/view/view.ts';
import { withoutOverlaps } from '../../../../components/map/ground/without-overlaps.ts';
import { pointOf, radiusOf, type AreaValues } from '../form/area-values.ts';
import classes from './areas-map.module.css';
import { AreaNames } from './area-names.tsx';
import { toneOf } from './area-look.ts';
import type { PostcodeBorders } from './postcode-at.ts';

interface Props {
  areas: readonly AreaValues[];
  selected: AreaValues | null;
  /** The border of the selected area is being drawn: it is not closed yet. */
  isDrawing: boolean;
  door: Point;
  postcodes: readonly PostcodeView[];
  borders: PostcodeBorders;
}

/** All areas, each in its colour with its number and name, the selected one on top. */
export function AreasLayer({ areas, selected, isDrawing, door, postcodes, borders }: Props) {
  const { view, size, toSpot } = useMap();
  const picksPostcodes = selected?.kind === 'postcodes';
  const ordered = areas
    .map((area, index) => ({ area, index }))
    .toSorted((one, other) => Number(one.area.key === selected?.key) - Number(other.area.key === selected?.key));
  return (
    <>
      <g transform={transformOf(view, size)} className={picksPostcodes ? classes.postcodes : classes.postcodesOff}>
        <PostcodePaths borders={borders} />
      </g>
      {ordered.map(({ area, index }) => (
        <g
          key={area.key}
          className={classes.area}
          data-tone={toneOf(index)}
          data-selected={area.key === selected?.key || undefined}
          data-off={!area.isActive || undefined}
        >
          {area.kind === 'postcodes' && borders !== null && (
            <g transform={transformOf(view, size)}>
              <AreaPostcodes chosen={area.postcodes} borders={borders} />
            </g>
          )}
          {area.kind === 'postcodes' &&
            postcodes
              .filter(({ postcode }) => area.postcodes.includes(postcode) && borders?.has(postcode) !== true)
              .map((point) => <circle key={point.postcode} {...centerOf(toSpot(point))} r={7} />)}
          {area.kind === 'radiusMeters' && (
            <circle
              {...centerOf(toSpot(door))}
              r={(radiusOf(area.radiusKm) ?? 0) / metersPerPixel({ ...view, center: door })}
            />
          )}
          {area.kind === 'polygon' && (
            <path
              data-open={(isDrawing && area.key === selected?.key) || undefined}
              d={linePath(
                area.corners
                  .map(pointOf)
                  .filter((point) => point !== null)
                  .map(toSpot),
                !isDrawing || area.key !== selected?.key,
              )}
            />
          )}
        </g>
      ))}
      {(picksPostcodes || borders === null) && <PostcodeNames postcodes={postcodes} hasDots={borders === null} />}
      <AreaNames areas={areas} door={door} postcodes={postcodes} />
    </>
  );
}

const centerOf = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y });

function linePath(spots: readonly { x: number; y: number }[], isClosed: boolean): string {
  if (spots.length === 0) return '';
  return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
}

const PostcodePaths = memo(function PostcodePaths({ borders }: { borders: PostcodeBorders }) {
  const path = useMemo(() => pathOf([...(borders ?? new Map<string, Point[][]>()).values()].flat(), true), [borders]);
  return <path d={path} />;
});

const AreaPostcodes = memo(function AreaPostcodes({
  chosen,
  borders,
}: {
  chosen: readonly string[];
  borders: NonNullable<PostcodeBorders>;
}) {
  const path = useMemo(
    () =>
      pathOf(
        chosen.flatMap((postcode) => borders.get(postcode) ?? []),
        true,
      ),
    [chosen, borders],
  );
  return <path d={path} />;
});

const NAMES_FROM = 9.5;

function PostcodeNames({ postcodes, hasDots }: { postcodes: readonly PostcodeView[]; hasDots: boolean }) {
  const { view, toSpot } = useMap();
  const step = Math.round(view.zoom * 2) / 2;
  const named = useMemo(() => {
    const all = postcodes.map((point) => ({ name: point.postcode, point }));
    return new Set(withoutOverlaps(all, step).map(({ name }) => name));
  }, [postcodes, step]);
  return (
    <g className={classes.codes}>
      {postcodes.map((point) => {
        const { x, y } = toSpot(point);
        return (
          <g key={point.postcode}>
            {hasDots && <circle cx={x} cy={y} r={4} />}
            {view.zoom >= NAMES_FROM && named.has(point.postcode) && (
              <text x={x} y={hasDots ? y - 8 : y + 4}>
                {point.postcode}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
