import type { MenuEditorView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { DishFormView } from './dish-form.tsx';
import type { DishChoice } from '../state/editor-search.ts';

const WIDTH_PX = 820;

interface Props {
  view: MenuEditorView;
  /** It is null while the drawer is closed. */
  choice: DishChoice | null;
  onAvailable: (dishId: number, wish: AvailabilityRequest) => void;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** The form of a dish; on a phone it has the whole screen. */
export function DishDrawer({ view, choice, onAvailable, onSaved, onClose }: Props) {
  const t = useText();
  const menuId = view.menus.find(({ id }) => id === choice?.menu)?.id ?? view.menus[0]?.id ?? 0;
  const isNew = choice?.dish === 'new';
  return (
    <SideDrawer
      opened={choice !== null}
      onClose={onClose}
      widthPx={WIDTH_PX}
      title={isNew ? t('menuEditor.newDish') : t('menuEditor.editDish')}
    >
      {choice && (
        <DishFormView
          key={String(choice.dish)}
          view={view}
          dishId={choice.dish === 'new' ? null : choice.dish}
          menuId={menuId}
          onAvailable={onAvailable}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
}
