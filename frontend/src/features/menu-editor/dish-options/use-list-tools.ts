import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { GroupValues, OptionValues } from '../dish-values/dish-values.ts';
import type { DishForm } from '../dish-fields/use-dish-form.ts';

/** Adds to a list of the form, takes away from it and changes its order; says what was done. */
export function useListTools(form: DishForm, path: string) {
  const t = useText();
  const [said, setSaid] = useState('');
  return {
    said,
    add(item: GroupValues | OptionValues, focusField: string) {
      form.insertListItem(path, item as never);
      requestAnimationFrame(() => form.getInputNode(focusField)?.focus());
    },
    remove: (index: number) => form.removeListItem(path, index),
    move(index: number, by: 1 | -1, name: string) {
      form.reorderListItem(path, { from: index, to: index + by });
      setSaid(t('menuEditor.options.moved', { name, position: index + by + 1 }));
    },
  };
}
