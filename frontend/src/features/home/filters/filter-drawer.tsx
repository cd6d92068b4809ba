import type { City } from '@contracts/constants.ts';
import { ALLERGENS } from '@contracts/menus/allergens.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useFocusBack } from '../../../components/dialogs/use-focus-back.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { usePostcode } from '../../../domain/place/postcode-state.ts';
import { restaurantCountQuery } from '../../../lib/api/customer-queries.ts';
import { formatRoundEuro } from '../../../lib/format/money.ts';
import { ChoiceChips } from './choice-chips.tsx';
import classes from './filter-drawer.module.css';
import {
  allergensOf,
  countFilters,
  filterOf,
  NO_FILTERS,
  type Filters,
  type RestaurantSearch,
} from './restaurant-search.ts';
import type { SearchChange } from './use-home-search.ts';

const WIDTH_PX = 420;
const RATINGS = [3.5, 4, 4.5];
const MINIMUM_ORDERS_EURO = [10, 15, 20];
const DELIVERY_FEES_EURO = [0, 2, 3];

interface Props {
  city: City;
  search: RestaurantSearch;
  opened: boolean;
  onClose: () => void;
  onApply: (change: SearchChange) => void;
}

/** All filters; the address follows once they are applied. */
export default function FilterDrawer({ opened, onClose, ...rest }: Props) {
  const t = useText();
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('home.filters')} widthPx={WIDTH_PX}>
      <FilterForm onClose={onClose} {...rest} />
    </SideDrawer>
  );
}

function FilterForm({ city, search, onClose, onApply }: Omit<Props, 'opened'>) {
  useFocusBack();
  const t = useText();
  const [language] = useLanguage();
  const [draft, setDraft] = useState<RestaurantSearch>(search);
  const { data: count } = useQuery({
    ...restaurantCountQuery(filterOf(city, draft, usePostcode(city))),
    placeholderData: keepPreviousData,
  });
  const set = (change: { [K in keyof Filters]: Filters[K] | undefined }) =>
    setDraft((held) => ({ ...held, ...change }));
  const avoided = allergensOf(draft.withoutAllergens);

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        // What is asked for then takes the drawer's step of the history over.
        if (draft === search) onClose();
        else onApply(draft);
      }}
    >
      <div className={classes.groups}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={draft.open === true}
            onChange={(event) => set({ open: event.currentTarget.checked || undefined })}
          />
          {t('filter.openOnly')}
        </label>
        <fieldset>
          <legend>{t('filter.diet')}</legend>
          <p>{t('filter.dietHint')}</p>
          {(['vegetarian', 'vegan'] as const).map((diet) => (
            <label key={diet} className={classes.check}>
              <input
                type="checkbox"
                checked={draft[diet] === true}
                onChange={(event) => set({ [diet]: event.currentTarget.checked || undefined })}
              />
              {t(`dish.${diet}`)}
            </label>
          ))}
        </fieldset>
        <ChoiceChips
          legend={t('filter.rating')}
          choices={RATINGS}
          value={draft.minRating}
          nameOf={(rating) => t('filter.minRating', { rating: rating.toLocaleString(language) })}
          onChoose={(minRating) => set({ minRating })}
        />
        <ChoiceChips
          legend={t('restaurant.minimumOrder')}
          choices={MINIMUM_ORDERS_EURO}
          value={draft.maxMinimumOrder}
          nameOf={(euro) => t('filter.upTo', { amount: formatRoundEuro(euro, language) })}
          onChoose={(maxMinimumOrder) => set({ maxMinimumOrder })}
        />
        <ChoiceChips
          legend={t('common.deliveryFee')}
          choices={DELIVERY_FEES_EURO}
          value={draft.maxDeliveryFee}
          nameOf={(euro) =>
            euro === 0 ? t('restaurant.freeDelivery') : t('filter.upTo', { amount: formatRoundEuro(euro, language) })
          }
          onChoose={(maxDeliveryFee) => set({ maxDeliveryFee })}
        />
        <fieldset>
          <legend>{t('filter.avoid')}</legend>
          <p>{t('filter.avoidHint')}</p>
          <div className={classes.allergens}>
            {ALLERGENS.map((allergen) => (
              <label key={allergen} className={classes.check}>
                <input
                  type="checkbox"
                  checked={avoided.includes(allergen)}
                  onChange={(event) => {
                    const next = event.currentTarget.checked
                      ? [...avoided, allergen]
                      : avoided.filter((other) => other !== allergen);
                    set({ withoutAllergens: allergensOf(next.join(',')).join(',') || undefined });
                  }}
                />
                {t(`allergen.${allergen}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={classes.foot}>
        <BusyButton
          variant="default"
          size="md"
          px="md"
          isHeld={countFilters(draft) === 0}
          onClick={() => setDraft((held) => ({ ...held, ...NO_FILTERS }))}
        >
          {t('filter.clear')}
        </BusyButton>
        <Button type="submit" size="md" px="md" className={classes.apply}>
          <span aria-live="polite">{typeof count === 'number' ? t('filter.show', { count }) : t('filter.apply')}</span>
        </Button>
      </div>
    </form>
  );
}
