import type { City } from '@contracts/constants.ts';
import { useWelcomeCounts, WelcomeCounts } from '../../domain/welcome/welcome-counts.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './below-list.module.css';
import CityWatch from './city-watch.tsx';
import type { RestaurantSearch } from './filters/restaurant-search.ts';

/** What the first screen does without: the counters below the list, and the news of its restaurants. */
export default function BelowList({ city, search }: { city: City; search: RestaurantSearch }) {
  const t = useText();
  const counts = useWelcomeCounts();
  return (
    <>
      <CityWatch city={city} search={search} />
      {counts.length > 0 && (
        <section className={classes.counters} aria-labelledby="counters">
          <h2 id="counters">{t('counters.title')}</h2>
          <WelcomeCounts counts={counts} />
        </section>
      )}
    </>
  );
}
