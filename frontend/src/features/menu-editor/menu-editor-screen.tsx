import type { EditorMenuView, MenuEditorView } from '@contracts/menus/menu-editor.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFileTypeCsv, IconPlus, IconToolsKitchen2 } from '@tabler/icons-react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { deletePart, type MenuPart } from '../../lib/api/kitchen/menu-editor.ts';
import { searchMenu } from '../../domain/menu/menu-search.ts';
import { CsvDrawer } from './csv/csv-drawer.tsx';
import { deletedAtom } from './state/deleted-state.ts';
import { isEntry } from './state/deleted.ts';
import { DishDrawer } from './dish-form/dish-drawer.tsx';
import { DishList } from './list/dish-list.tsx';
import type { DishChoice } from './state/editor-search.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import classes from './menu-editor-screen.module.css';
import { MenuIndex } from './list/menu-index.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useMenuEditor, useMenuWrites } from './state/use-menu-editor.ts';
import { MenuSearchField } from '../../domain/menu/menu-search-field.tsx';

interface Props {
  restaurantId: number;
  /** Of staff that may only say what is sold out. */
  isKitchenOnly: boolean;
  /** Which dish the form is open for. */
  choice: DishChoice | null;
  onChoose: (choice: DishChoice | null) => void;
}

export function MenuEditorScreen(props: Props) {
  const t = useText();
  const { data: view, error, refetch } = useMenuEditor(props.restaurantId);
  return (
    <Stack gap="lg">
      <PageTitle size="h2">{t('menuEditor.title')}</PageTitle>
      {error && !view && <PanelError error={error} onRetry={() => void refetch()} />}
      {!error && !view && <EditorSkeleton />}
      {view && <Editor {...props} view={view} />}
    </Stack>
  );
}

function Editor({ view, restaurantId, isKitchenOnly, choice, onChoose }: Props & { view: MenuEditorView }) {
  const t = useText();
  const writes = useMenuWrites();
  const setDeleted = useSetAtom(deletedAtom);
  const [text, setText] = useState('');
  const [editedMenu, setEditedMenu] = useState<EditorMenuView | 'new' | null>(null);
  const [isCsv, setCsv] = useState(false);
  const { menus } = view;
  const isSearch = text.trim() !== '';
  const shown = isSearch ? searchMenu(menus, text) : menus;
  const found = shown.reduce((sum, menu) => sum + menu.items.length, 0);

  const remove = async (part: MenuPart, { id, name }: { id: number; name: string }) => {
    const entry = { restaurantId, part, id, name, at: Date.now() };
    if (await writes.write(() => deletePart(part, id))) {
      setDeleted((list) => [...list.filter((held) => !isEntry(held, entry)), entry]);
    }
  };
  const saved = (title: string) => void showToast({ title, tone: 'success' });

  return (
    <>
      {isKitchenOnly && <p className={classes.note}>{t('menuEditor.kitchenOnly')}</p>}
      {menus.length === 0 && (
        <NoMenu mayEdit={!isKitchenOnly} onAdd={() => setEditedMenu('new')} onImport={() => setCsv(true)} />
      )}
      {menus.length > 0 && (
        <>
          <div className={classes.tools}>
            <MenuSearchField
              className={classes.search}
              label={t('menuEditor.search')}
              value={text}
              onChange={setText}
            />
            {!isKitchenOnly && (
              <>
                <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onChoose({ dish: 'new' })}>
                  {t('menuEditor.addDish')}
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconFileTypeCsv size={18} aria-hidden />}
                  onClick={() => setCsv(true)}
                >
                  {t('menuEditor.csv')}
                </Button>
              </>
            )}
          </div>
          <p className={classes.found} role="status">
            {isSearch && t('menuEditor.found', { count: found })}
          </p>
          <div className={classes.layout} data-index={!isKitchenOnly || undefined}>
            {!isKitchenOnly && (
              <MenuIndex
                menus={menus}
                onAdd={() => setEditedMenu('new')}
                onEdit={setEditedMenu}
                onDelete={(menu) => void remove('menu', menu)}
                onOrder={(ids) => void writes.setMenusOrder(ids)}
              />
            )}
            <DishList
              menus={shown}
              isSearch={isSearch}
              actions={
                isKitchenOnly
                  ? null
                  : {
                      onAdd: (menu) => onChoose({ dish: 'new', menu }),
                      onEdit: ({ id }) => onChoose({ dish: id }),
                      onDelete: (dish) => void remove('dish', dish),
                      onMove: (move) => void writes.moveDish(move),
                      onEditMenu: setEditedMenu,
                    }
              }
              onAvailable={(id, wish) => void writes.setDishAvailable(id, wish)}
              onOptionAvailable={(id, wish) => void writes.setOptionAvailable(id, wish)}
            />
          </div>
        </>
      )}
      {!isKitchenOnly && (
        <>
          <UndoBar restaurantId={restaurantId} write={writes.write} />
          <DishDrawer
            view={view}
            // A dish goes into a menu: without one the screen asks for that first.
            choice={menus.length > 0 ? choice : null}
            onAvailable={(id, wish) => void writes.setDishAvailable(id, wish)}
            onSaved={(name) => {
              saved(t('menuEditor.saved', { name }));
              onChoose(null);
            }}
            onClose={() => onChoose(null)}
          />
          <MenuDrawer
            editing={editedMenu}
            menus={menus}
            onSaved={() => setEditedMenu(null)}
            onClose={() => setEditedMenu(null)}
          />
          <CsvDrawer opened={isCsv} onClose={() => setCsv(false)} />
        </>
      )}
    </>
  );
}

function NoMenu({ mayEdit, onAdd, onImport }: { mayEdit: boolean; onAdd: () => void; onImport: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<IconToolsKitchen2 size={44} stroke={1.6} />}
      title={t('menuEditor.empty')}
      action={
        mayEdit && (
          <div className={classes.start}>
            <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
              {t('menuEditor.firstMenu')}
            </Button>
            <Button
              size="md"
              variant="default"
              leftSection={<IconFileTypeCsv size={18} aria-hidden />}
              onClick={onImport}
            >
              {t('menuEditor.importMenu')}
            </Button>
          </div>
        )
      }
    >
      {mayEdit ? t('menuEditor.emptyText') : t('menuEditor.emptyStaff')}
    </EmptyState>
  );
}

function EditorSkeleton() {
  const t = useText();
  return (
    <div className={classes.layout} data-index role="status" aria-label={t('common.loading')}>
      <Skeleton h={220} radius="md" />
      <Stack gap="sm">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} h={74} radius="md" />
        ))}
      </Stack>
    </div>
  );
}
