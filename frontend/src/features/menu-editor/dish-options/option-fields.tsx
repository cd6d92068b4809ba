import { MAX_LENGTH } from '@contracts/constants.ts';
import { TextInput } from '@mantine/core';
import { LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { DeclarationField } from '../dish-fields/declaration-field.tsx';
import { DietSelect } from '../dish-fields/diet-select.tsx';
import type { OptionValues } from '../dish-values/dish-values.ts';
import { ListButtons, type ListButtonsProps } from './list-buttons.tsx';
import classes from './options-section.module.css';
import type { DishForm } from '../dish-fields/use-dish-form.ts';

interface Props extends Omit<ListButtonsProps, 'name'> {
  form: DishForm;
  option: OptionValues;
  /** The path of the option in the form, such as `optionGroups.0.options.1.`. */
  path: string;
  number: number;
}

export function OptionFields({ form, option, path, number, ...buttons }: Props) {
  const t = useText();
  const title = option.name.trim() || t('menuEditor.options.option', { number });
  return (
    <li className={classes.option}>
      <div className={classes.head}>
        <LimitedTextInput
          className={classes.name}
          required
          label={t('menuEditor.options.name')}
          max={MAX_LENGTH.name}
          {...form.getInputProps(`${path}name`)}
          value={option.name}
        />
        <TextInput
          className={classes.price}
          inputMode="decimal"
          autoComplete="off"
          label={t('menuEditor.options.price')}
          rightSection="€"
          {...form.getInputProps(`${path}price`)}
        />
        <div className={classes.diet}>
          <DietSelect form={form} path={path} />
        </div>
        <ListButtons name={title} {...buttons} />
      </div>
      <DeclarationField
        form={form}
        path={path}
        values={option}
        label={t('menuEditor.declaration.of', { name: title })}
      />
    </li>
  );
}
