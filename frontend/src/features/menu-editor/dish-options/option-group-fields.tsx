import { MAX_LENGTH } from '@contracts/constants.ts';
import { MAX_OPTIONS } from '@contracts/menus/menu-editor.ts';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { newOption, type GroupValues } from '../dish-values/dish-values.ts';
import { ListButtons, type ListButtonsProps } from './list-buttons.tsx';
import { OptionFields } from './option-fields.tsx';
import classes from './options-section.module.css';
import type { DishForm } from '../dish-fields/use-dish-form.ts';
import { useListTools } from './use-list-tools.ts';

interface Props extends Omit<ListButtonsProps, 'name'> {
  form: DishForm;
  group: GroupValues;
  index: number;
}

export function OptionGroupFields({ form, group, index, ...buttons }: Props) {
  const t = useText();
  const path = `optionGroups.${index}`;
  const tools = useListTools(form, `${path}.options`);
  const title = group.name.trim() || t('menuEditor.options.group', { number: index + 1 });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.head}>
        <LimitedTextInput
          className={classes.name}
          required
          label={t('menuEditor.options.groupName')}
          placeholder={t('menuEditor.options.groupExample')}
          max={MAX_LENGTH.name}
          {...form.getInputProps(`${path}.name`)}
          value={group.name}
        />
        <TextInput
          className={classes.count}
          inputMode="numeric"
          label={t('menuEditor.options.min')}
          {...form.getInputProps(`${path}.minChoices`)}
        />
        <TextInput
          className={classes.count}
          inputMode="numeric"
          label={t('menuEditor.options.max')}
          {...form.getInputProps(`${path}.maxChoices`)}
        />
        <ListButtons name={title} {...buttons} />
      </div>
      <ol className={classes.options}>
        {group.options.map((option, place) => (
          <OptionFields
            key={option.key}
            form={form}
            option={option}
            path={`${path}.options.${place}.`}
            number={place + 1}
            onUp={place > 0 ? () => tools.move(place, -1, option.name) : null}
            onDown={place < group.options.length - 1 ? () => tools.move(place, 1, option.name) : null}
            onRemove={() => tools.remove(place)}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={group.options.length >= MAX_OPTIONS}
          aria-label={t('menuEditor.options.addTo', { name: title })}
          onClick={() => tools.add(newOption(), `${path}.options.${group.options.length}.name`)}
        >
          {t('menuEditor.options.add')}
        </Button>
      </div>
      <span className="spoken" role="status">
        {tools.said}
      </span>
    </fieldset>
  );
}
