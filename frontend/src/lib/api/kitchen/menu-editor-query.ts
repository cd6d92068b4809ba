/** Apart from the other reads: those are in what every visit starts with, and this one is the editor's alone. */
import type { MenuEditorView } from '@contracts/menus/menu-editor.ts';
import { queryOptions } from '@tanstack/react-query';
import { fetchMenuEditor } from './menu-editor.ts';

/** A read that an edit has overtaken does not undo it. */
export const menuEditorQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'menus'],
    queryFn: ({ signal }) => fetchMenuEditor(signal),
    structuralSharing: (held, read) => newerMenu(held as MenuEditorView | undefined, read as MenuEditorView),
  });

function newerMenu(held: MenuEditorView | undefined, read: MenuEditorView): MenuEditorView {
  return held && held.menuVersion > read.menuVersion ? held : read;
}
