import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro } from '../../lib/format/money.ts';
import { smallOf } from '../../lib/photos.ts';
import type { CartLine } from '../cart/cart.ts';
import { countItems } from '../cart/count-items.ts';
import type { LineRestaurant } from '../cart/new-line.ts';
import { Declaration } from '../dishes/declaration.tsx';
import { PriceDetails } from '../dishes/price-details.tsx';
import { soldOutText } from '../dishes/sold-out.ts';
import { AddButton } from './add-button.tsx';
import classes from './dish-card.module.css';

interface Props {
  item: MenuItemView;
  restaurant: LineRestaurant;
  /** What the cart holds. Read once for the whole menu: a hundred cards that each listen to it cost a slow phone a pause. */
  lines: readonly CartLine[];
  /** Shows everything about the dish, and what may be chosen with it. */
  onOpen: () => void;
  /** It may be opened next: time to fetch what shows it. */
  onIntent: () => void;
}

export function DishCard({ item, restaurant, lines, onOpen, onIntent }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const count = countItems(lines.filter((line) => line.id === item.id && line.restaurantId === restaurant.id));
  return (
    <article className={classes.dish} data-off={!item.available || undefined}>
      <div className={classes.text}>
        <h3 className={classes.name} lang={MENU_LANGUAGE}>
          <button
            type="button"
            className={classes.open}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={onOpen}
          >
            {item.name}
          </button>
        </h3>
        {item.description && (
          <p className={classes.description} lang={MENU_LANGUAGE}>
            {item.description}
          </p>
        )}
        <div className={classes.facts}>
          <p className={classes.price}>
            <strong>{formatEuro(item.price, language)}</strong>
            <PriceDetails item={item} />
            {count > 0 && <span className={classes.inCart}>{t('dish.inCart', { count })}</span>}
          </p>
          <div className={classes.declaration}>
            <Declaration of={item} />
          </div>
        </div>
      </div>
      <div className={classes.side}>
        <div className={classes.picture}>
          {item.imageUrl && (
            <img src={smallOf(item.imageUrl)} alt="" width={160} height={120} loading="lazy" decoding="async" />
          )}
          {!item.available && <span className={classes.off}>{soldOutText(item, t, language)}</span>}
        </div>
        <AddButton item={item} restaurant={restaurant} lines={lines} onChoose={onOpen} />
      </div>
    </article>
  );
}
