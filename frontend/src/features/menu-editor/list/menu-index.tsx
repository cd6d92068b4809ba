import type { EditorMenuView } from '@contracts/menus/menu-editor.ts';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { moveItem } from '../state/arrangement.ts';
import { DragHandle } from './drag-handle.tsx';
import classes from './menu-index.module.css';
import { RowMenu } from './row-menu.tsx';
import { useDragAccessibility, useDragSensors } from './use-drag-sensors.ts';

interface Props {
  menus: readonly EditorMenuView[];
  onAdd: () => void;
  onEdit: (menu: EditorMenuView) => void;
  onDelete: (menu: EditorMenuView) => void;
  onOrder: (ids: readonly number[]) => void;
}

/** The menus in their order, which is changed here. */
export function MenuIndex({ menus, onAdd, onEdit, onDelete, onOrder }: Props) {
  const t = useText();
  const sensors = useDragSensors();
  const ids = menus.map(({ id }) => id);
  const keys = ids.map(String);
  const accessibility = useDragAccessibility({
    nameOf: (key) => menus.find(({ id }) => String(id) === key)?.name ?? '',
    placeOf: (_key, over) => t('menuEditor.drag.place', { position: keys.indexOf(over) + 1, count: keys.length }),
  });
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < ids.length && from !== to) onOrder(moveItem(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };

  return (
    <nav className={classes.index} aria-label={t('menuEditor.menus')}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className={classes.list}>
            {menus.map((menu, index) => (
              <IndexRow
                key={menu.id}
                menu={menu}
                onEdit={() => onEdit(menu)}
                onDelete={() => onDelete(menu)}
                onUp={index > 0 ? () => move(index, index - 1) : null}
                onDown={index < menus.length - 1 ? () => move(index, index + 1) : null}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {t('menuEditor.addMenu')}
      </Button>
    </nav>
  );
}

interface RowProps {
  menu: EditorMenuView;
  onEdit: () => void;
  onDelete: () => void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

function IndexRow({ menu, onEdit, onDelete, onUp, onDown }: RowProps) {
  const t = useText();
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: String(menu.id),
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li className={classes.row} ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      <DragHandle
        label={t('menuEditor.drag.handle', { name: menu.name })}
        holdBy={setActivatorNodeRef}
        attributes={attributes}
        listeners={listeners}
      />
      <a className={classes.jump} href={`#menu-${menu.id}`}>
        <span>{menu.name}</span>
        <span className={classes.count}>{t('menuEditor.dishCount', { count: menu.items.length })}</span>
      </a>
      <RowMenu
        name={menu.name}
        onEdit={onEdit}
        onDelete={onDelete}
        onUp={onUp}
        onDown={onDown}
        editLabel={t('menuEditor.editMenu')}
      />
    </li>
  );
}
