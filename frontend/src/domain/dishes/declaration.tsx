import { IconLeaf, IconPlant2 } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import type { Declared } from './choices.ts';
import classes from './declaration.module.css';

/** Diet, allergens and additives in words, before anything is ordered. */
export function Declaration({ of: declared }: { of: Declared }) {
  const t = useText();
  const allergens = declared.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ');
  const additives = declared.additives.map((additive) => t(`additive.${additive}`)).join(', ');
  return (
    <div className={classes.declaration}>
      <Diet of={declared} />
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

/** Vegan or vegetarian; nothing for everything else. */
export function Diet({ of: { isVegan, isVegetarian } }: { of: Pick<Declared, 'isVegan' | 'isVegetarian'> }) {
  const t = useText();
  if (!isVegan && !isVegetarian) return null;
  const Icon = isVegan ? IconPlant2 : IconLeaf;
  return (
    <span className={classes.diet}>
      <Icon size={15} aria-hidden />
      {isVegan ? t('dish.vegan') : t('dish.vegetarian')}
    </span>
  );
}
