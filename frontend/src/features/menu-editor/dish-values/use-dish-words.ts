import type { EditorMenuView } from '@contracts/menus/menu-editor.ts';
import { useQuery } from '@tanstack/react-query';
import { stationsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { DishField } from './dish-rebase.ts';
import type { DishValues } from './dish-values.ts';

const LABELS: Readonly<Record<DishField, TextKey>> = {
  name: 'menuEditor.name',
  description: 'menuEditor.description',
  menuId: 'menuEditor.menu',
  stationId: 'menuEditor.station',
  price: 'menuEditor.price',
  vatRate: 'menuEditor.vatRate',
  deposit: 'menuEditor.deposit',
  depositKind: 'menuEditor.depositKind',
  volumeMl: 'menuEditor.volume',
  minAge: 'menuEditor.minAge',
  declaration: 'menuEditor.declaration',
  allergens: 'menuEditor.allergens',
  additives: 'menuEditor.additives',
  diet: 'menuEditor.diet',
  optionGroups: 'menuEditor.section.options',
  isPublished: 'menuEditor.published',
};

/** The fields of a dish and what they hold, in words. */
export function useDishWords(menus: readonly EditorMenuView[]) {
  const t = useText();
  const { data: stations } = useQuery(stationsQuery());
  const plain = (values: DishValues, field: DishField): string => {
    switch (field) {
      case 'menuId':
        return menus.find(({ id }) => String(id) === values.menuId)?.name ?? '';
      case 'stationId':
        return (stations?.find(({ id }) => String(id) === values.stationId) ?? stations?.[0])?.name ?? '';
      case 'vatRate':
        return t(`menuEditor.vat.${values.vatRate}`);
      case 'depositKind':
        return values.depositKind === '' ? '' : t(`deposit.${values.depositKind}`);
      case 'minAge':
        return values.minAge === '' ? '' : `${values.minAge}+`;
      case 'declaration':
        return t(`menuEditor.declaration.${values.declaration}`);
      case 'allergens':
        return values.allergens.map((item) => t(`allergen.${item}`)).join(', ');
      case 'additives':
        return values.additives.map((item) => t(`additive.${item}`)).join(', ');
      case 'diet':
        return values.diet === 'any' ? t('menuEditor.diet.any') : t(`dish.${values.diet}`);
      case 'optionGroups':
        return values.optionGroups
          .map(({ name, options }) => {
            const list = options.map((option) => (option.price ? `${option.name} ${option.price} €` : option.name));
            return `${name}: ${list.join(', ')}`;
          })
          .join('; ');
      case 'isPublished':
        return values.isPublished ? t('menuEditor.yes') : t('menuEditor.no');
      case 'price':
      case 'deposit':
        return values[field] === '' ? '' : `${values[field]} €`;
      case 'name':
      case 'description':
      case 'volumeMl':
        return values[field];
    }
  };
  return {
    labelOf: (field: DishField) => t(LABELS[field]),
    textOf: (values: DishValues, field: DishField) => plain(values, field) || t('menuEditor.nothing'),
  };
}
