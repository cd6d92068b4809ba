import { NativeSelect } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import type { DishForm } from './use-dish-form.ts';

/** One choice is enough, since vegan includes vegetarian. */
export function DietSelect({ form, path }: { form: DishForm; path: string }) {
  const t = useText();
  return (
    <NativeSelect
      label={t('menuEditor.diet')}
      data={[
        { value: 'any', label: t('menuEditor.diet.any') },
        { value: 'vegetarian', label: t('dish.vegetarian') },
        { value: 'vegan', label: t('dish.vegan') },
      ]}
      {...form.getInputProps(`${path}diet`)}
    />
  );
}
