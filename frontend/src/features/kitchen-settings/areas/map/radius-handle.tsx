import { RADIUS_METERS } from '@contracts/places/delivery-areas.ts';
import { metersBetween, type Point } from '@contracts/places/geometry.ts';
import { MapHandle } from '../../../../components/map/marks/map-handle.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { radiusOf, toKilometersText, type AreaValues } from '../form/area-values.ts';
import { moveBy } from './edit-border.ts';

interface Props {
  area: AreaValues;
  door: Point;
  onDraft: (radiusKm: string | null) => void;
  onChange: (radiusKm: string, said: string) => void;
}

/** At the eastern end of the circle. */
export function RadiusHandle({ area: { radiusKm }, door, onDraft, onChange }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const meters = radiusOf(radiusKm) ?? RADIUS_METERS.min;
  const textOf = (wanted: number) =>
    toKilometersText(Math.min(RADIUS_METERS.max, Math.max(RADIUS_METERS.min, wanted)), language);
  const change = (wanted: number) => {
    const km = textOf(wanted);
    onChange(km, t('settings.areas.map.said.radius', { km }));
  };
  return (
    <MapHandle
      point={moveBy(door, meters, 0)}
      label={t('settings.areas.map.radius', { km: textOf(meters) })}
      onDrag={(point) => onDraft(point && textOf(metersBetween(door, point)))}
      onDrop={(point) => change(metersBetween(door, point))}
      onNudge={(east, north) => change(meters + east + north)}
    />
  );
}
