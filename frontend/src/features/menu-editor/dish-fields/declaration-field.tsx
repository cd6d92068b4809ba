import { ADDITIVES, type Additive } from '@contracts/menus/declared.ts';
import { ALLERGENS, type Allergen } from '@contracts/menus/allergens.ts';
import { Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './declaration-field.module.css';
import type { DeclarationChoice, DeclarationValues } from '../dish-values/dish-values.ts';
import type { DishForm } from './use-dish-form.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

const CHOICES: readonly DeclarationChoice[] = ['open', 'none', 'some'];

interface Props {
  form: DishForm;
  /** Of the dish '', of an option such as `optionGroups.0.options.1.`. */
  path: string;
  values: DeclarationValues;
  label: string;
}

/** Allergens and additives. That there are none is said as well, not left out. */
export function DeclarationField({ form, path, values, label }: Props) {
  const t = useText();
  const id = useId();
  const field = `${path}declaration`;
  const error = form.errors[field];
  const set = (name: keyof DeclarationValues, value: unknown) => {
    form.setFieldValue(`${path}${name}`, value);
    form.clearFieldError(field);
  };
  const toggle = (name: 'allergens' | 'additives', list: readonly string[], item: string) =>
    set(name, list.includes(item) ? list.filter((held) => held !== item) : [...list, item]);

  return (
    <fieldset className={classes.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.error} id={`${id}-error`} role="alert">
        {error}
      </p>
      <div className={classes.choices}>
        {CHOICES.map((choice, index) => (
          <Radio
            key={choice}
            size="md"
            name={`${id}-choice`}
            value={choice}
            checked={values.declaration === choice}
            aria-invalid={error ? true : undefined}
            label={t(`menuEditor.declaration.${choice}`)}
            data-path={index === 0 ? field : undefined}
            onChange={() => set('declaration', choice)}
          />
        ))}
      </div>
      {values.declaration === 'some' && (
        <div className={classes.lists}>
          <Ticks<Allergen>
            label={t('menuEditor.allergens')}
            all={ALLERGENS}
            held={values.allergens}
            nameOf={(item) => t(`allergen.${item}`)}
            onToggle={(item) => toggle('allergens', values.allergens, item)}
          />
          <Ticks<Additive>
            label={t('menuEditor.additives')}
            all={ADDITIVES}
            held={values.additives}
            nameOf={(item) => t(`additive.${item}`)}
            onToggle={(item) => toggle('additives', values.additives, item)}
          />
        </div>
      )}
    </fieldset>
  );
}

interface TicksProps<Item> {
  label: string;
  all: readonly Item[];
  held: readonly Item[];
  nameOf: (item: Item) => string;
  onToggle: (item: Item) => void;
}

function Ticks<Item extends string>({ label, all, held, nameOf, onToggle }: TicksProps<Item>) {
  return (
    <div role="group" aria-label={label}>
      <p className={classes.name}>{label}</p>
      <div className={classes.ticks}>
        {all.map((item) => (
          <Checkbox
            key={item}
            size="md"
            label={nameOf(item)}
            checked={held.includes(item)}
            onChange={() => onToggle(item)}
          />
        ))}
      </div>
    </div>
  );
}
