/** Drinks that several demo restaurants sell. None holds alcohol: ordering does not ask for an age. */
import { drink } from './menu-items.ts';
import type { DemoMenuItem } from './types.ts';

const CAN = { kind: 'einweg', cents: 25 } as const;
const BEER_BOTTLE = { kind: 'mehrweg', cents: 8 } as const;
const GLASS_BOTTLE = { kind: 'mehrweg', cents: 15 } as const;

export function cola(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Kiezcola',
    description: 'Kräftige Cola in der Glasflasche, eiskalt.',
    priceCents,
    image: 'cola',
    diet: 'vegan',
    additives: ['colouring', 'caffeine'],
    volumeMl: 330,
    deposit: GLASS_BOTTLE,
  });
}

export function colaZero(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Kiezcola ohne Zucker',
    description: 'Der gleiche Geschmack ohne Zucker, aus der Dose.',
    priceCents,
    image: 'cola-zero',
    diet: 'vegan',
    additives: ['colouring', 'sweetener', 'phenylalanine', 'caffeine'],
    volumeMl: 330,
    deposit: CAN,
  });
}

export function orangeSoda(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Orangenlimonade',
    description: 'Spritzige Limonade mit viel Orange.',
    priceCents,
    image: 'orange-soda',
    diet: 'vegan',
    additives: ['colouring', 'antioxidant'],
    volumeMl: 330,
    deposit: CAN,
  });
}

export function lemonade(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Zitronenlimonade',
    description: 'Naturtrüb, mit echtem Zitronensaft und wenig Zucker.',
    priceCents,
    image: 'lemonade',
    diet: 'vegan',
    volumeMl: 330,
    deposit: GLASS_BOTTLE,
  });
}

export function bitterLemon(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Bitter Lemon',
    description: 'Herb und zitronig, mit feiner Bitternote.',
    priceCents,
    image: 'bitter-lemon',
    diet: 'vegan',
    additives: ['antioxidant', 'quinine'],
    volumeMl: 200,
    deposit: GLASS_BOTTLE,
  });
}

export function appleSpritzer(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Apfelschorle',
    description: 'Naturtrüber Apfelsaft von Streuobstwiesen mit Sprudel.',
    priceCents,
    image: 'apple-spritzer',
    diet: 'vegan',
    volumeMl: 500,
    deposit: GLASS_BOTTLE,
  });
}

export function water(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Mineralwasser',
    description: 'Fein perlend, in der Glasflasche.',
    priceCents,
    image: 'water',
    diet: 'vegan',
    volumeMl: 500,
    deposit: GLASS_BOTTLE,
  });
}

export function alcoholFreeBeer(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Helles alkoholfrei',
    description: 'Malzig, leicht herb und schön kalt.',
    priceCents,
    image: 'alcohol-free-beer',
    diet: 'vegan',
    allergens: ['gluten'],
    volumeMl: 330,
    deposit: BEER_BOTTLE,
  });
}

export function mateSoda(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Matelimonade',
    description: 'Hält wach: aufgebrühte Mateblätter, Sprudel, wenig Zucker.',
    priceCents,
    image: 'mate-soda',
    diet: 'vegan',
    additives: ['colouring', 'caffeine'],
    volumeMl: 500,
    deposit: GLASS_BOTTLE,
  });
}

export function ayran(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Ayran',
    description: 'Joghurt, Wasser und eine Prise Salz, morgens frisch geschlagen.',
    priceCents,
    image: 'ayran',
    diet: 'vegetarian',
    allergens: ['milk'],
    volumeMl: 300,
  });
}

export function jasmineTea(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Jasmintee',
    description: 'Heiß aufgegossener Grüntee mit Jasminblüten, im Thermobecher.',
    priceCents,
    image: 'jasmine-tea',
    diet: 'vegan',
    volumeMl: 350,
  });
}

export function mangoLassi(priceCents: number): DemoMenuItem {
  return drink({
    name: 'Mango-Lassi',
    description: 'Reife Mango mit kaltem Joghurt, cremig gemixt.',
    priceCents,
    image: 'mango-lassi',
    diet: 'vegetarian',
    allergens: ['milk'],
    volumeMl: 400,
  });
}
