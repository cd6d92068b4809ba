import type { City } from '@contracts/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postcodeBordersQuery } from '../../../components/map/ground/ground-data.ts';
import { pathOf, transformOf } from '../../../components/map/ground/ground-paths.ts';
import { useMap } from '../../../components/map/view/map-context.ts';
import classes from './ride.module.css';

interface Props {
  city: City;
  postcode: string;
}

/** All that is known of where the guest is: the door itself is somewhere in it. */
export function PostcodeArea({ city, postcode }: Props) {
  const { view, size } = useMap();
  const borders = useQuery(postcodeBordersQuery(city)).data?.get(postcode);
  const path = useMemo(() => borders && pathOf(borders, true), [borders]);
  if (path === undefined) return null;
  return (
    <g transform={transformOf(view, size)} className={classes.area}>
      <path d={path} />
    </g>
  );
}
