import { MAX_OPTION_GROUPS } from '@contracts/menus/menu-editor.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from '../dish-form/dish-form.module.css';
import { newGroup } from '../dish-values/dish-values.ts';
import { OptionGroupFields } from './option-group-fields.tsx';
import { useListTools } from './use-list-tools.ts';
import type { DishForm } from '../dish-fields/use-dish-form.ts';

/** Groups of which guests choose, such as size and extras. */
export function OptionsSection({ form }: { form: DishForm }) {
  const t = useText();
  const groups = form.values.optionGroups;
  const tools = useListTools(form, 'optionGroups');
  return (
    <>
      {groups.length === 0 && <p className={classes.hint}>{t('menuEditor.options.hint')}</p>}
      {groups.map((group, index) => (
        <OptionGroupFields
          key={group.key}
          form={form}
          group={group}
          index={index}
          onUp={index > 0 ? () => tools.move(index, -1, group.name) : null}
          onDown={index < groups.length - 1 ? () => tools.move(index, 1, group.name) : null}
          onRemove={() => tools.remove(index)}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={groups.length >= MAX_OPTION_GROUPS}
          onClick={() => tools.add(newGroup(), `optionGroups.${groups.length}.name`)}
        >
          {t('menuEditor.options.addGroup')}
        </Button>
      </div>
      <span className="spoken" role="status">
        {tools.said}
      </span>
    </>
  );
}
