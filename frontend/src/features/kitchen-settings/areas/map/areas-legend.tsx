import { useText } from '../../../../i18n/use-text.ts';
import type { AreasForm } from '../form/use-areas-form.ts';
import { toneOf } from './area-look.ts';
import classes from './areas-map.module.css';

/** All areas by number, colour and name; one is chosen here to be changed. */
export function AreasLegend({ form: { areas, selected, toggle } }: { form: AreasForm }) {
  const t = useText();
  return (
    <ul className={classes.legend} aria-label={t('settings.areas.map.legend')}>
      {areas.map((area, index) => {
        const isSelected = area.key === selected?.key;
        return (
          <li key={area.key}>
            <button
              type="button"
              className={classes.entry}
              data-tone={toneOf(index)}
              aria-pressed={isSelected}
              onClick={() => toggle(area.key, !isSelected)}
            >
              <span className={classes.swatch}>{index + 1}</span>
              {area.name.trim() || t('settings.areas.new')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
