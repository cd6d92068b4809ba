import { MAX_LENGTH } from '@contracts/constants.ts';
import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Anchor, Button, Textarea } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { telOf } from '../../lib/format/contact-links.ts';
import { formatCents } from '../../lib/format/money.ts';
import type { CartLine, NewCartLine } from '../cart/cart.ts';
import { newLineOf, type LineRestaurant } from '../cart/new-line.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import {
  findChoiceProblems,
  stillAvailable,
  unitCents,
  type ChoiceProblem,
  type ChosenIds,
} from '../dishes/choices.ts';
import { DishDetails } from '../dishes/dish-details.tsx';
import { DishFrame } from './dish-frame.tsx';
import { soldOutText } from '../dishes/sold-out.ts';
import classes from '../dishes/dish-details.module.css';

interface Props {
  restaurant: LineRestaurant & Pick<RestaurantDetailView, 'phone'>;
  item: MenuItemView;
  /** The line of the cart that is changed; without it the dish is new. */
  line?: CartLine;
  onSubmit: (line: NewCartLine, quantity: number) => void;
  onClose: () => void;
}

/** Everything about a dish, and what one wants with it. */
export default function DishDialog({ restaurant, item, line, onSubmit, onClose }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const [chosen, setChosen] = useState<ChosenIds>(() => stillAvailable(item, line?.optionIds ?? []));
  const [notes, setNotes] = useState(line?.notes ?? '');
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const canOrder = restaurant.isOpen && item.available;
  const amount = formatCents(unitCents(item, chosen) * quantity, language);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canOrder) return;
    // What was chosen may have sold out while the dialog was open.
    const current = stillAvailable(item, chosen);
    const found = findChoiceProblems(item, current);
    const [first] = found;
    if (first) {
      flushSync(() => {
        setChosen(current);
        setProblems(found);
      });
      form.current?.querySelector<HTMLElement>(`[data-group="${first.groupId}"] input:enabled`)?.focus();
      return;
    }
    onSubmit(newLineOf(restaurant, item, { optionIds: current, notes }), quantity);
    onClose();
  };

  return (
    <DishFrame title={item.name} onClose={onClose}>
      <form className={classes.form} ref={form} noValidate onSubmit={submit}>
        <div className={classes.body}>
          <DishDetails
            item={item}
            chosen={chosen}
            problems={problems}
            onChoose={(next) => {
              setChosen(next);
              const left = findChoiceProblems(item, next);
              setProblems((shown) => shown.filter(({ groupId }) => left.some((other) => other.groupId === groupId)));
            }}
          />
          <Textarea
            label={t('dish.note')}
            description={
              <>
                {t('dish.noteHint')}{' '}
                {restaurant.phone && (
                  <Anchor className={classes.call} href={telOf(restaurant.phone)} inherit>
                    <IconPhone size={15} aria-hidden />
                    {restaurant.phone}
                  </Anchor>
                )}
              </>
            }
            placeholder={t('dish.notePlaceholder')}
            value={notes}
            maxLength={MAX_LENGTH.itemNotes}
            rows={2}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
        </div>
        <div className={classes.foot}>
          <QuantityStepper name={item.name} quantity={quantity} min={1} disabled={!canOrder} onChange={setQuantity} />
          <Button type="submit" size="lg" className={classes.submit} disabled={!canOrder}>
            {!restaurant.isOpen
              ? t('restaurant.closed')
              : !item.available
                ? soldOutText(item, t, language)
                : t(line ? 'dish.updateFor' : 'dish.addFor', { amount })}
          </Button>
        </div>
      </form>
    </DishFrame>
  );
}
