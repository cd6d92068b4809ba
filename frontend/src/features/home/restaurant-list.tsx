import type { City } from '@contracts/constants.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useDeferredValue, type ComponentProps } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { PlainButton } from '../../components/buttons/plain-button.tsx';
import { ConnectionLabel } from '../../components/notices/connection-label.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { TextLink } from '../../components/links.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useMore } from '../../components/use-more.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { cityName } from '../../lib/format/labels.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { RestaurantCard, RestaurantCardSkeleton } from '../../domain/restaurants/restaurant-card.tsx';
import { RestaurantFilters } from './filters/restaurant-filters.tsx';
import classes from './restaurant-list.module.css';
import { countFilters, NO_FILTERS, type RestaurantSearch } from './filters/restaurant-search.ts';
import type { SearchChange } from './filters/use-home-search.ts';
import { useRestaurants } from './use-restaurants.ts';

/** Most visits set no filter. */
const ActiveFilters = lazyPart(async () => {
  const [list] = await Promise.all([import('./filters/active-filters.tsx'), loadTexts('dishes')]);
  return list;
});

const NothingFound = lazyPart(async () => {
  const [nothing] = await Promise.all([import('./nothing-found.tsx'), loadTexts('place')]);
  return nothing;
});

interface Props {
  city: City;
  search: RestaurantSearch;
  onChange: (change: SearchChange) => void;
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
/** Cards whose pictures are on the first screen. */
const EARLY_CARDS = 3;

export function RestaurantList({ city, search, onChange }: Props) {
  const t = useText();
  const list = useRestaurants(city, search);
  const { restaurants, total, open, isLoading, isOutdated, isLastKnown } = list;
  const isFiltered = Boolean(search.q ?? search.category) || countFilters(search) > 0;
  const postcode = usePostcode(city);
  const termsOf = search.fulfilment ?? (postcode ? 'postcode' : undefined);
  const place = termsOf === 'postcode' ? `${postcode} ${cityName(city)}` : cityName(city);
  const isKnown = total !== null && !isOutdated;
  const clear = () => onChange({ q: undefined, category: undefined, ...NO_FILTERS });

  return (
    <section className={classes.list} aria-labelledby="restaurants-heading">
      <RestaurantFilters city={city} search={search} onChange={onChange} />
      {countFilters(search) > 0 && (
        <Suspense>
          <ActiveFilters search={search} onChange={onChange} onClear={clear} />
        </Suspense>
      )}
      <div className={classes.heading}>
        <h2 id="restaurants-heading">
          <Heading place={place} total={total} open={open} isFiltered={isFiltered} isSearch={Boolean(search.q)} />
        </h2>
        {!isLastKnown && <ConnectionLabel />}
        <TextLink className={classes.ranking} to="/how-it-works" hash="ranking">
          {t('home.ranking')}
        </TextLink>
      </div>
      <p className="spoken" role="status">
        {isKnown && (isFiltered || termsOf) && t('home.found', { count: total })}
      </p>
      {isLastKnown && (
        <div className={classes.notice} role="alert">
          <IconInfoCircle size={22} aria-hidden />
          <span>{t('home.lastKnown')}</span>
          <PlainButton variant="default" onClick={list.retry}>
            {t('action.retry')}
          </PlainButton>
        </div>
      )}
      {list.error ? <ErrorState error={list.error} onRetry={list.retry} /> : null}
      {restaurants?.length === 0 && (
        <Suspense>
          <NothingFound city={city} search={search} onChange={onChange} onClear={isFiltered ? clear : null} />
        </Suspense>
      )}
      <Cards list={list} termsOf={termsOf} isCompact={Boolean(search.q)} />
      {isLoading && <span className="spoken">{t('common.loading')}</span>}
    </section>
  );
}

interface HeadingProps {
  /** The city, with the postcode that its restaurants deliver to. */
  place: string;
  total: number | null;
  open: number | null;
  isFiltered: boolean;
  isSearch: boolean;
}

/** Counts those that one can order from; of a search all that was found. */
function Heading({ place, total, open, isFiltered, isSearch }: HeadingProps) {
  const t = useText();
  if (total === null) return t('home.headingLoading', { city: place });
  if (isSearch) return t('home.found', { count: total });
  if (open === 0 && total > 0 && !isFiltered) return t('home.headingClosed', { city: place });
  return t('home.heading', { city: place, count: open ?? total });
}

interface CardsProps extends Pick<ComponentProps<typeof RestaurantCard>, 'termsOf' | 'isCompact'> {
  list: ReturnType<typeof useRestaurants>;
}

function Cards({ list, termsOf, isCompact }: CardsProps) {
  const t = useText();
  const describe = useDescribeError();
  const { restaurants = [], total, isLoading, isOutdated, isLastKnown, hasMore } = list;

  // The first row is painted at once; the others follow in a render that may be interrupted.
  const isNext = useDeferredValue(restaurants.length > 0);
  const shown = isNext ? restaurants : restaurants.slice(0, EARLY_CARDS);
  const [grid, more] = useMore<HTMLDivElement>(
    { isReading: list.isLoadingMore, read: list.loadMore },
    restaurants.length,
    linkAt,
  );

  return (
    <>
      <div
        className={classes.grid}
        aria-busy={isLoading || isOutdated}
        data-outdated={isOutdated || undefined}
        ref={grid}
      >
        {isLoading && PLACEHOLDERS.map((key) => <RestaurantCardSkeleton key={key} />)}
        {shown.map((restaurant, index) => (
          <RestaurantCard
            key={restaurant.id}
            restaurant={restaurant}
            isEarly={index < EARLY_CARDS}
            isFrozen={isLastKnown}
            termsOf={termsOf}
            isCompact={isCompact}
          />
        ))}
        {/* At once, so that what follows moves with the click and not when the answer comes. */}
        {list.isLoadingMore &&
          PLACEHOLDERS.slice(0, (total ?? 0) - restaurants.length).map((key) => (
            <RestaurantCardSkeleton key={`more-${key}`} />
          ))}
      </div>
      {hasMore && total !== null && (
        <div className={classes.more}>
          <p>{t('home.shownOf', { shown: restaurants.length, total })}</p>
          <p className={classes.failure} role="alert">
            {list.moreError ? describe(list.moreError) : ''}
          </p>
          <PlainButton size="md" variant="default" loading={more.isReading} onClick={more.read}>
            {t('home.more')}
          </PlainButton>
        </div>
      )}
    </>
  );
}

function linkAt(grid: HTMLElement, place: number): HTMLElement | null | undefined {
  return grid.children[place]?.querySelector('a');
}
