import { memo, useMemo } from 'react';
import { type GroundData, pointsOf } from './ground-data.ts';
import { pathOf, transformOf } from './ground-paths.ts';
import classes from '../map.module.css';
import { useMap } from '../view/map-context.ts';
import { PlaceNames } from './place-names.tsx';

interface Props {
  data: GroundData;
  hasNames: boolean;
}

/** Water, green, rails and districts. */
export const Ground = memo(function Ground({ data, hasNames }: Props) {
  const { view, size } = useMap();
  return (
    <>
      <g transform={transformOf(view, size)}>
        <GroundPaths data={data} />
      </g>
      {hasNames && <PlaceNames data={data} />}
    </>
  );
});

const GroundPaths = memo(function GroundPaths({ data }: { data: GroundData }) {
  const paths = useMemo(() => {
    const path = (lines: number[][], isClosed: boolean) => pathOf(lines.map(pointsOf), isClosed);
    return {
      green: path(data.green, true),
      water: path(data.water, true),
      borders: path(data.borders, true),
      rail: path(data.rail, false),
    };
  }, [data]);
  return (
    <>
      <path className={classes.green} d={paths.green} />
      <path className={classes.water} d={paths.water} />
      <path className={classes.rail} d={paths.rail} />
      <path className={classes.border} d={paths.borders} />
    </>
  );
});
