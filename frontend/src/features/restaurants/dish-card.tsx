import type { MenuItemView, RestaurantDetailView } from '@contracts/views.ts';
import { IconLeaf, IconPlant2 } from '@tabler/icons-react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCents, formatEuro, litrePriceCents } from '../../lib/format/money.ts';
import { AddButton } from './add-button.tsx';
import classes from './dish-card.module.css';

interface Props {
  item: MenuItemView;
  restaurant: RestaurantDetailView;
}

export function DishCard({ item, restaurant }: Props) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <article className={classes.dish} data-off={!item.available || undefined}>
      <div className={classes.text}>
        <h3 className={classes.name}>{item.name}</h3>
        {item.description && <p className={classes.description}>{item.description}</p>}
        <p className={classes.price}>
          <strong>{formatEuro(item.price, language)}</strong>
          <PriceDetails item={item} />
        </p>
        <Declaration item={item} />
      </div>
      <div className={classes.side}>
        <div className={classes.picture}>
          {item.imageUrl && <img src={item.imageUrl} alt="" width={160} height={120} loading="lazy" decoding="async" />}
          {!item.available && <span className={classes.off}>{t('dish.unavailable')}</span>}
        </div>
        <AddButton item={item} restaurant={restaurant} />
      </div>
    </article>
  );
}

/** What stands beside a price: deposit with its kind, and what a litre costs. */
function PriceDetails({ item }: { item: MenuItemView }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <>
      {Number(item.deposit) > 0 && (
        <span className={classes.detail}>
          {t('dish.deposit', { amount: formatEuro(item.deposit, language) })}
          {item.depositKind && ` (${t(`deposit.${item.depositKind}`)})`}
        </span>
      )}
      {item.volumeMl !== null && item.volumeMl > 0 && (
        <span className={classes.detail}>
          {t('dish.litrePrice', {
            volume: (item.volumeMl / 1000).toLocaleString(language, { maximumFractionDigits: 2 }),
            amount: formatCents(litrePriceCents(item.price, item.volumeMl), language),
          })}
        </span>
      )}
    </>
  );
}

/** Diet, allergens and additives, before anything is ordered. */
function Declaration({ item }: { item: MenuItemView }) {
  const t = useText();
  const allergens = item.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ');
  const additives = item.additives.map((additive) => t(`additive.${additive}`)).join(', ');
  return (
    <div className={classes.declaration}>
      {item.isVegan && (
        <span className={classes.diet}>
          <IconPlant2 size={15} aria-hidden />
          {t('dish.vegan')}
        </span>
      )}
      {item.isVegetarian && !item.isVegan && (
        <span className={classes.diet}>
          <IconLeaf size={15} aria-hidden />
          {t('dish.vegetarian')}
        </span>
      )}
      <span>
        <b>{t('dish.allergens')}</b> {allergens || t('dish.noAllergens')}
      </span>
      {additives && (
        <span>
          <b>{t('dish.additives')}</b> {additives}
        </span>
      )}
    </div>
  );
}
