import type { City } from '@contracts/constants.ts';
import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CityMap } from '../../../../components/map/city-map.tsx';
import { postcodeBordersQuery } from '../../../../components/map/ground/ground-data.ts';
import { MapHandle } from '../../../../components/map/marks/map-handle.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { reachOf } from '../form/area-reach.ts';
import { toDegreesPoint, type AreaValues } from '../form/area-values.ts';
import type { AreasForm } from '../form/use-areas-form.ts';
import { extentOf } from './area-look.ts';
import { AreasLayer } from './areas-layer.tsx';
import { AreasMapHead } from './areas-map-head.tsx';
import classes from './areas-map.module.css';
import { BorderHandles } from './border-handles.tsx';
import { DrawingButtons } from './drawing-buttons.tsx';
import { drawnProblem, moveBy } from './edit-border.ts';
import { postcodeAt } from './postcode-at.ts';
import { RadiusHandle } from './radius-handle.tsx';
import { useBorderDrawing } from './use-border-drawing.ts';

/** A click beside a postcode's point still means it. */
const POINT_REACH_METERS = 1_500;

interface Props {
  city: City;
  postcodes: readonly PostcodeView[];
  form: AreasForm;
}

/** The same values as the list's: what is drawn here stands there at once. */
export default function AreasMap({ city, postcodes, form }: Props) {
  const t = useText();
  const [said, setSaid] = useState('');
  const [draft, setDraft] = useState<{ door?: Point; area?: Partial<AreaValues> } | null>(null);
  const borders = useQuery(postcodeBordersQuery(city)).data ?? null;
  const door = draft?.door ?? form.door;
  const { selected } = form;
  const change = (part: Partial<AreaValues>, text: string) => {
    if (selected === null) return;
    form.change(form.areas.indexOf(selected), part);
    const { length: count } = reachOf({ ...selected, ...part }, form.door, postcodes);
    const reach = count === 0 ? t('settings.areas.reach.none') : t('settings.areas.reach', { count });
    setSaid(`${text}. ${reach}.`);
  };
  const drawing = useBorderDrawing({
    area: selected,
    onChange: (corners, text) => change({ corners }, text),
    onSay: setSaid,
  });

  const shown = form.areas.map((area) => (area.key === selected?.key ? { ...area, ...draft?.area } : area));
  const shownSelected = shown.find(({ key }) => key === selected?.key) ?? null;
  const extent = form.areas.flatMap((area) => extentOf(area, form.door, postcodes));
  const points = extent.length > 0 ? [...extent, form.door] : postcodes;
  const own = selected === null ? points : extentOf(selected, form.door, postcodes);
  // An area that is nowhere yet leaves the map where it looks.
  const look = { key: selected?.key ?? '', points: own.length > 0 ? own : null };
  const isBorder = shownSelected?.kind === 'polygon';
  const problem = isBorder ? drawnProblem(shownSelected.corners, drawing.isDrawing, t) : null;

  const togglePostcode = (point: Point) => {
    if (selected === null) return;
    const postcode = postcodeAt(point, postcodes, borders, POINT_REACH_METERS);
    if (postcode === null) {
      setSaid(t('settings.areas.map.said.nowhere'));
      return;
    }
    const isChosen = selected.postcodes.includes(postcode);
    const chosen = isChosen
      ? selected.postcodes.filter((other) => other !== postcode)
      : [...selected.postcodes, postcode].toSorted();
    change(
      { postcodes: chosen },
      t(isChosen ? 'settings.areas.map.said.left' : 'settings.areas.map.said.added', { postcode }),
    );
  };
  const onClick = (point: Point) => {
    if (selected?.kind === 'postcodes') togglePostcode(point);
    else if (drawing.isDrawing) drawing.add(point);
  };
  const onKey = (key: string, middle: Point): boolean => {
    if (selected?.kind === 'postcodes' && (key === 'Enter' || key === ' ')) togglePostcode(middle);
    else if (drawing.isDrawing && key === ' ') drawing.add(middle);
    else if (drawing.isDrawing && key === 'Enter') drawing.close();
    else if (drawing.isDrawing && (key === 'Escape' || key === 'Backspace')) drawing.takeBack();
    // Enter on the map never sends the form.
    else return key === 'Enter';
    return true;
  };
  const moveDoor = (to: Point) => {
    form.moveDoor(toDegreesPoint(to));
    setSaid(t('settings.areas.map.said.door'));
  };

  return (
    <>
      <AreasMapHead form={form} isDrawing={drawing.isDrawing} />
      <CityMap
        city={city}
        label={t('settings.areas.map.label')}
        look={look}
        points={points}
        hasNames={selected?.kind !== 'postcodes'}
        layers={
          <AreasLayer
            areas={shown}
            selected={shownSelected}
            isDrawing={drawing.isDrawing}
            door={door}
            postcodes={postcodes}
            borders={borders}
          />
        }
        handles={
          <>
            {isBorder && selected && (
              <div className={problem === null ? undefined : classes.wrong}>
                <BorderHandles
                  area={shownSelected}
                  isDrawing={drawing.isDrawing}
                  onClose={drawing.close}
                  onDraft={(corners) => setDraft(corners && { area: { corners } })}
                  onChange={(corners, text) => change({ corners }, text)}
                />
              </div>
            )}
            {selected?.kind === 'radiusMeters' && shownSelected && (
              <RadiusHandle
                area={shownSelected}
                door={door}
                onDraft={(radiusKm) => setDraft(radiusKm === null ? null : { area: { radiusKm } })}
                onChange={(radiusKm, text) => change({ radiusKm }, text)}
              />
            )}
            <MapHandle
              className={classes.door}
              point={door}
              label={t('settings.areas.map.door')}
              onDrag={(to) => setDraft(to && { door: to })}
              onDrop={moveDoor}
              onNudge={(east, north) => moveDoor(moveBy(form.door, east, north))}
            >
              <IconHome size={22} aria-hidden />
            </MapHandle>
          </>
        }
        onClick={onClick}
        onKey={onKey}
      />
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {drawing.isDrawing && <DrawingButtons drawing={drawing} />}
      <span className="spoken" role="status">
        {said}
      </span>
    </>
  );
}
