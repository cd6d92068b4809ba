/** What can be chosen with the demo dishes. Most is offered, not asked for: a dish alone is a whole order. */
import type { Additive } from '../../contracts/menus/declared.ts';
import type { Allergen } from '../../contracts/menus/allergens.ts';
import type { DemoOption, DemoOptionGroup } from './types.ts';

interface OptionInput {
  name: string;
  /** An option without it costs nothing. */
  priceCents?: number;
  /** An option without it is vegan, as far as its dish is. */
  diet?: 'meat' | 'vegetarian';
  allergens?: readonly Allergen[];
  additives?: readonly Additive[];
}

function option(input: OptionInput): DemoOption {
  return {
    name: input.name,
    priceCents: input.priceCents ?? 0,
    allergens: input.allergens ?? [],
    additives: input.additives ?? [],
    isVegetarian: input.diet !== 'meat',
    isVegan: input.diet === undefined,
  };
}

const offer = (name: string, maxChoices: number, options: readonly OptionInput[]): DemoOptionGroup => ({
  name,
  minChoices: 0,
  maxChoices,
  options: options.map(option),
});

const ask = (name: string, options: readonly OptionInput[]): DemoOptionGroup => ({
  name,
  minChoices: 1,
  maxChoices: 1,
  options: options.map(option),
});

export const PIZZA: readonly DemoOptionGroup[] = [
  offer('Größe', 1, [
    { name: 'Groß, etwa 40 cm', priceCents: 350, allergens: ['gluten'] },
    { name: 'Familie, 50 × 30 cm', priceCents: 890, allergens: ['gluten'] },
  ]),
  offer('Extras', 6, [
    { name: 'Büffelmozzarella', priceCents: 250, diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Vegane Mozzarella-Alternative', priceCents: 180, allergens: ['soy'] },
    { name: 'Champignons', priceCents: 100 },
    { name: 'Schwarze Oliven', priceCents: 100, additives: ['blackened'] },
    { name: 'Rucola', priceCents: 120 },
    { name: 'Scharfe Salami', priceCents: 200, diet: 'meat', additives: ['preservative', 'antioxidant'] },
    { name: 'Sardellen', priceCents: 180, diet: 'meat', allergens: ['fish'] },
  ]),
];

export const BURGER: readonly DemoOptionGroup[] = [
  offer('Patty', 1, [
    { name: 'Doppelt Rind', priceCents: 320, diet: 'meat' },
    { name: 'Veganer Bratling statt Fleisch', allergens: ['gluten', 'soy'] },
  ]),
  offer('Extras', 5, [
    { name: 'Cheddar', priceCents: 100, diet: 'vegetarian', allergens: ['milk'], additives: ['colouring'] },
    { name: 'Bacon', priceCents: 150, diet: 'meat', additives: ['preservative', 'antioxidant'] },
    { name: 'Spiegelei', priceCents: 120, diet: 'vegetarian', allergens: ['eggs'] },
    { name: 'Jalapeños', priceCents: 80, additives: ['preservative'] },
    { name: 'Avocado', priceCents: 150 },
  ]),
  offer('Beilage dazu', 1, [
    { name: 'Kleine Pommes', priceCents: 290 },
    { name: 'Kleine Süßkartoffelpommes', priceCents: 350 },
    { name: 'Krautsalat', priceCents: 250, allergens: ['mustard'] },
  ]),
];

export const PASTA: readonly DemoOptionGroup[] = [
  offer('Andere Nudelsorte', 1, [
    { name: 'Vollkorn-Penne', priceCents: 50, allergens: ['gluten'] },
    { name: 'Frische Tagliatelle', priceCents: 120, diet: 'vegetarian', allergens: ['gluten', 'eggs'] },
    { name: 'Fusilli aus roten Linsen', priceCents: 150 },
  ]),
  offer('Extras', 3, [
    { name: 'Reibekäse', priceCents: 80, diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Burrata', priceCents: 350, diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Geröstete Pinienkerne', priceCents: 150 },
  ]),
];

export const RAMEN: readonly DemoOptionGroup[] = [
  ask('Nudeln', [
    { name: 'Dünn und fest', allergens: ['gluten'] },
    { name: 'Dick und weich', allergens: ['gluten'] },
    { name: 'Reisnudeln', priceCents: 80 },
  ]),
  offer('Extras', 3, [
    { name: 'Mariniertes Ei', priceCents: 150, diet: 'vegetarian', allergens: ['eggs', 'soy', 'gluten'] },
    { name: 'Nori', priceCents: 80 },
    { name: 'Chiliöl', priceCents: 50, allergens: ['sesame'] },
  ]),
];

export const GRILL: readonly DemoOptionGroup[] = [
  offer('Sauce', 2, [
    { name: 'Kräutersauce', diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Knoblauchsauce', diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Tahinisauce', allergens: ['sesame'] },
    { name: 'Scharfe Sauce' },
  ]),
  offer('Extras', 3, [
    { name: 'Weißkäse', priceCents: 120, diet: 'vegetarian', allergens: ['milk'] },
    { name: 'Eingelegte Peperoni', priceCents: 80, additives: ['preservative'] },
    { name: 'Fladenbrot', priceCents: 150, allergens: ['gluten', 'sesame'] },
  ]),
];
