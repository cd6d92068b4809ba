import type { City } from '@contracts/constants.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../map.module.css';
import { hasGround } from './ground-data.ts';

interface Props {
  city: City;
  /** Of an operator's style, as it names itself; null: the product's own ground. */
  style: string | null;
}

/** Whose data the map shows. Names and licences are the same in every language. */
export function Attribution({ city, style }: Props) {
  const t = useText();
  return (
    <p className={classes.attribution}>
      {style !== null && style !== '' && `${style} · `}
      {style === null && hasGround(city) && (
        <>
          © <a href="https://www.openstreetmap.org/copyright">{t('map.contributors')}</a> ·{' '}
          {t('map.districts', { source: 'Technologiestiftung Berlin (CC BY 3.0 DE)' })} ·{' '}
        </>
      )}
      {hasGround(city) && <>{t('map.postcodeBorders', { source: 'metaspatial.net' })} · </>}
      {t('map.postcodePoints', { source: 'GeoNames (CC BY 4.0)' })}
    </p>
  );
}
