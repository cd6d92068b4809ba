import { CITIES, MAX_LENGTH, type City } from '@contracts/constants.ts';
import { IconSearch } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { isCityKnownAtom } from '../../domain/restaurants/city-state.ts';
import { useText } from '../../i18n/use-text.ts';
import { mayHaveSession } from '../../lib/api/session/session-hint.ts';
import { useFirstScreen } from '../../lib/first-screen.ts';
import { cityName } from '../../lib/format/labels.ts';
import classes from './home-hero.module.css';
import { POSTCODE_PROBLEM, PostcodeField } from './postcode-field.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
  city: City;
  onChooseCity: (city: City) => void;
  searchText: string;
  onSearch: (text: string) => void;
}

/** How long typing rests before the list follows. */
const TYPING_MS = 300;
const PLATES = ['pizza-margherita', 'ramen-miso', 'burger-cheese'] as const;

export function HomeHero({ city, onChooseCity, searchText, onSearch }: Props) {
  const t = useText();
  const isShown = useFirstScreen();
  const [problem, setProblem] = useState('');
  const isSearching = searchText !== '';
  // It does not grow again under the hands of somebody who clears the field.
  const [wasSearched, setWasSearched] = useState(isSearching);
  if (isSearching && !wasSearched) setWasSearched(true);
  // Whoever is signed in has a city in the account.
  const [isSignedIn] = useState(mayHaveSession);
  const isSmall = useAtomValue(isCityKnownAtom) || isSignedIn || wasSearched;
  return (
    <section className={classes.hero} data-small={isSmall || undefined} data-searching={isSearching || undefined}>
      <div className={classes.inner}>
        <div className={classes.text}>
          <PageTitle className={classes.title} windowTitle={t('home.windowTitle', { city: cityName(city) })}>
            {t('home.title')}
          </PageTitle>
          {!isSmall && <p className={classes.lead}>{t('home.lead')}</p>}
          <div className={classes.cities} role="group" aria-label={t('home.chooseCity')}>
            {CITIES.map((option) => (
              <button
                key={option}
                type="button"
                className={classes.city}
                aria-pressed={option === city}
                onClick={() => onChooseCity(option)}
              >
                {cityName(option)}
              </button>
            ))}
          </div>
          <div className={classes.bar}>
            <PostcodeField city={city} onChooseCity={onChooseCity} problem={problem} onProblem={setProblem} />
            <SearchField text={searchText} onSearch={onSearch} />
          </div>
          {problem !== '' && (
            <p id={POSTCODE_PROBLEM} className={classes.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
        {!isSmall && (
          <div className={classes.table} aria-hidden>
            {isShown &&
              PLATES.map((plate) => (
                <img key={plate} src={`/images/dishes/${plate}.avif`} alt="" width={400} height={300} />
              ))}
          </div>
        )}
      </div>
    </section>
  );
}

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useText();
  // The back button and the list's “show all” change the address, too.
  const [typed, setTyped] = useTyped(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    onSearch(value.trim());
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <IconSearch size={20} aria-hidden />
        <input
          type="search"
          name="q"
          value={typed}
          maxLength={MAX_LENGTH.search}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('home.search')}
          placeholder={t('home.search')}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(value), TYPING_MS);
          }}
        />
      </form>
    </search>
  );
}
