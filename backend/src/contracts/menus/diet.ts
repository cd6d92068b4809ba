import type { Allergen } from './allergens.ts';

export interface Diet {
  isVegetarian: boolean;
  isVegan: boolean;
}

const NOT_VEGETARIAN: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN: readonly Allergen[] = [...NOT_VEGETARIAN, 'milk', 'eggs'];

/** What an option is as a part of its dish, which it never makes more than the dish is: a size of a Margherita is not vegan. */
export function dietWithin(dish: Diet, option: Diet): Diet {
  return {
    isVegetarian: dish.isVegetarian && option.isVegetarian,
    isVegan: dish.isVegan && option.isVegan,
  };
}

/** What is declared and cannot be with the allergens that are declared as well. */
export function contradictedDiet(
  diet: Partial<Diet>,
  allergens: readonly Allergen[],
): 'isVegan' | 'isVegetarian' | null {
  if (diet.isVegan && NOT_VEGAN.some((allergen) => allergens.includes(allergen))) return 'isVegan';
  if (diet.isVegetarian && NOT_VEGETARIAN.some((allergen) => allergens.includes(allergen))) return 'isVegetarian';
  return null;
}
