import type { EditorMenuView } from '@contracts/menus/menu-editor.ts';
import { Button, Group, Text } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import { changedFields, type DishField } from '../dish-values/dish-rebase.ts';
import type { DishValues } from '../dish-values/dish-values.ts';
import classes from '../notice.module.css';
import { useDishWords } from '../dish-values/use-dish-words.ts';

interface Props {
  conflict: { fields: readonly DishField[]; theirs: DishValues; base: DishValues };
  mine: DishValues;
  menus: readonly EditorMenuView[];
  onApply: () => void;
  onTake: () => void;
}

/** What somebody else saved while this form was open. Nothing that was typed here is gone. */
export function ConflictNotice({ conflict: { fields, theirs, base }, mine, menus, onApply, onTake }: Props) {
  const t = useText();
  const { labelOf, textOf } = useDishWords(menus);
  const ownFields = changedFields(base, mine);
  return (
    <div className={classes.notice} role="alert">
      <Text fw={700}>{t('menuEditor.conflict.title')}</Text>
      <ul className={classes.changes}>
        {fields.map((field) => (
          <li key={field}>
            {t('menuEditor.conflict.change', {
              field: labelOf(field),
              before: textOf(base, field),
              now: textOf(theirs, field),
            })}
            {ownFields.includes(field) && (
              <>
                {' '}
                <strong>{t('menuEditor.conflict.mine', { mine: textOf(mine, field) })}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
      <Text>{t('menuEditor.conflict.text')}</Text>
      <Group gap="sm">
        <Button size="sm" onClick={onApply}>
          {t('menuEditor.conflict.apply')}
        </Button>
        <Button size="sm" variant="default" onClick={onTake}>
          {t('menuEditor.conflict.take')}
        </Button>
      </Group>
    </div>
  );
}
