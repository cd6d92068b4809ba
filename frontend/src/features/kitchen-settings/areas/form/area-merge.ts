import type { AreasValues } from './area-values.ts';

/**
 * What was typed, over what the server has by now. An area that was deleted elsewhere becomes a new one, and what was added
 * elsewhere is taken in; `before` is what the screen began with, so that what was deleted here stays deleted.
 */
export function mergeAreas(typed: AreasValues, before: AreasValues, now: AreasValues): AreasValues {
  const idsOf = ({ areas }: AreasValues) => new Set(areas.flatMap(({ id }) => id ?? []));
  const [idsNow, idsBefore] = [idsOf(now), idsOf(before)];
  const kept = typed.areas.map((area) => (area.id === null || idsNow.has(area.id) ? area : { ...area, id: null }));
  const added = now.areas.filter(({ id }) => id !== null && !idsBefore.has(id));
  return { areas: [...kept, ...added], door: typed.door };
}
