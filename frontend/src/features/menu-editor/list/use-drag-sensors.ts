import { KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useText } from '../../../i18n/use-text.ts';

/** A press that is no drag yet. */
const START_PX = 6;

export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
}

/** What is dragged, and what its place would be: in words for those who do not see it. */
interface DragWords {
  nameOf: (id: string) => string;
  placeOf: (id: string, over: string) => string;
}

/** For `DndContext`: says how to drag by keyboard, and every step of it. */
export function useDragAccessibility({ nameOf, placeOf }: DragWords) {
  const t = useText();
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('menuEditor.drag.start', { name: nameOf(String(active.id)) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('menuEditor.drag.over', {
            name: nameOf(String(active.id)),
            place: placeOf(String(active.id), String(over.id)),
          })
        : undefined,
    onDragEnd: ({ active, over }) =>
      t('menuEditor.drag.end', {
        name: nameOf(String(active.id)),
        place: placeOf(String(active.id), String(over?.id ?? active.id)),
      }),
    onDragCancel: ({ active }) => t('menuEditor.drag.cancel', { name: nameOf(String(active.id)) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('menuEditor.drag.instructions') } };
}
