import type { EditorMenuView } from '@contracts/menus/menu-editor.ts';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { placeOfMenu } from '../state/arrangement.ts';
import classes from './dish-list.module.css';

interface Props {
  menu: EditorMenuView;
  onAdd: (() => void) | null;
  onEdit: (() => void) | null;
  children: ReactNode;
}

/** A menu's head, which makes room for a dish that is dragged past it, and its dishes. */
export function MenuSection({ menu, onAdd, onEdit, children }: Props) {
  const t = useText();
  const { setNodeRef, transform, transition } = useSortable({
    id: placeOfMenu(menu.id),
    disabled: { draggable: true, droppable: false },
  });
  return (
    <section className={classes.menu} id={`menu-${menu.id}`} aria-labelledby={`menu-name-${menu.id}`}>
      <div
        className={classes.head}
        ref={setNodeRef}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        <div className={classes.title}>
          <Title order={2} id={`menu-name-${menu.id}`}>
            {menu.name}
          </Title>
          {menu.description && <p className={classes.description}>{menu.description}</p>}
        </div>
        {onEdit && (
          <ActionIcon size={44} aria-label={t('menuEditor.editName', { name: menu.name })} onClick={onEdit}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
        )}
        {onAdd && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={t('menuEditor.addDishTo', { name: menu.name })}
            onClick={onAdd}
          >
            {t('menuEditor.dish')}
          </Button>
        )}
      </div>
      {menu.items.length > 0 ? (
        <ul className={classes.dishes}>{children}</ul>
      ) : (
        <p className={classes.empty}>{t('menuEditor.emptyMenu')}</p>
      )}
    </section>
  );
}
