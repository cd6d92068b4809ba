import { MAX_DELIVERY_FEE_CENTS } from '@contracts/constants.ts';
import { MAX_AREA_NAME, MAX_EXTRA_MINUTES, RADIUS_METERS } from '@contracts/places/delivery-areas.ts';
import { crossesItself } from '@contracts/places/geometry.ts';
import type { Translate } from '../../../../i18n/texts.ts';
import { isAmount, parseEuro } from '../../../../lib/format/euro-text.ts';
import { lengthOf } from '../../../../lib/format/text-length.ts';
import { pointOf, polygonOf, radiusOf, type AreasValues, type AreaValues, type Corner } from './area-values.ts';

/** By field, named as the server names them, in the order of the screen. The server has the last word. */
export function areasProblems({ areas }: Pick<AreasValues, 'areas'>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    areas.flatMap((area, index) =>
      areaProblems(area, t).map(([field, problem]) => [`areas.${index}.${field}`, problem]),
    ),
  );
}

type Problems = [field: string, problem: string][];

function areaProblems(area: AreaValues, t: Translate): Problems {
  return [...nameProblems(area, t), ...placeProblems(area, t), ...termsProblems(area, t)];
}

function nameProblems({ name }: AreaValues, t: Translate): Problems {
  if (name.trim() === '') return [['name', t('settings.areas.error.name')]];
  if (lengthOf(name.trim()) <= MAX_AREA_NAME) return [];
  return [['name', t('settings.error.tooLong', { max: MAX_AREA_NAME })]];
}

function placeProblems({ kind, postcodes, corners, radiusKm }: AreaValues, t: Translate): Problems {
  if (kind === 'postcodes') return postcodes.length > 0 ? [] : [['postcodes', t('settings.areas.error.postcodes')]];
  if (kind === 'polygon') return cornerProblems(corners, t);
  const meters = radiusOf(radiusKm);
  if (meters !== null && meters >= RADIUS_METERS.min && meters <= RADIUS_METERS.max) return [];
  const bounds = { min: RADIUS_METERS.min / 1_000, max: RADIUS_METERS.max / 1_000 };
  return [['radiusMeters', t('settings.areas.error.radius', bounds)]];
}

function cornerProblems(corners: readonly Corner[], t: Translate): Problems {
  const unread = corners.flatMap((corner, index): Problems =>
    pointOf(corner) === null ? [[`corners.${index}.latitude`, t('settings.areas.error.corner')]] : [],
  );
  if (unread.length > 0) return unread;
  const problem = borderProblem(corners, t);
  return problem === null ? [] : [['polygon', problem]];
}

/** What is wrong with a border as a whole: said while it is drawn, too. */
export function borderProblem(corners: readonly Corner[], t: Translate): string | null {
  const polygon = polygonOf(corners);
  if (polygon === null) return t('settings.areas.error.corners');
  return crossesItself(polygon) ? t('settings.areas.error.crosses') : null;
}

function termsProblems({ fee, freeFrom, minimumOrder, extraMinutes }: AreaValues, t: Translate): Problems {
  const amounts = Object.entries({ fee, minimumOrder, ...(freeFrom.trim() !== '' && { freeFrom }) });
  const problems = amounts.flatMap(([field, amount]): Problems =>
    isAmount(amount, MAX_DELIVERY_FEE_CENTS) ? [] : [[field, t('settings.error.amount')]],
  );
  if (problems.length === 0 && freeFrom.trim() !== '' && (parseEuro(freeFrom) ?? 0) < (parseEuro(minimumOrder) ?? 0)) {
    problems.push(['freeFrom', t('settings.areas.error.freeFrom')]);
  }
  if (!/^\d{1,3}$/.test(extraMinutes.trim()) || Number(extraMinutes) > MAX_EXTRA_MINUTES) {
    problems.push(['extraMinutes', t('settings.error.minutes', { min: 0, max: MAX_EXTRA_MINUTES })]);
  }
  return problems;
}
