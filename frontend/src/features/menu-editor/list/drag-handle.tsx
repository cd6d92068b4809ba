import type { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './drag-handle.module.css';

type Sortable = ReturnType<typeof useSortable>;

interface Props extends Pick<Sortable, 'attributes' | 'listeners'> {
  label: string;
  holdBy: Sortable['setActivatorNodeRef'];
}

/** Only here a row can be taken hold of: everything else on it can be pressed. */
export function DragHandle({ label, attributes, listeners, holdBy }: Props) {
  return (
    <button type="button" className={classes.handle} ref={holdBy} {...attributes} {...listeners} aria-label={label}>
      <IconGripVertical size={20} aria-hidden />
    </button>
  );
}
