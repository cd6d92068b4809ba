import { MAX_LENGTH } from '@contracts/constants.ts';
import { MAX_DISH_DESCRIPTION, type EditorMenuView } from '@contracts/menus/menu-editor.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { LimitedTextarea, LimitedTextInput } from '../../components/forms/limited-text.tsx';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { saveMenu } from '../../lib/api/kitchen/menu-editor.ts';
import { menuEditorQuery } from '../../lib/api/kitchen/menu-editor-query.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import { focusFirst, showRefusals } from '../../components/forms/form-refusals.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { LeaveDialog } from '../../components/dialogs/leave-dialog.tsx';
import { useLeaveTexts } from './dish-fields/use-leave-texts.ts';
import classes from './notice.module.css';
import { useMenuWrites } from './state/use-menu-editor.ts';

const WIDTH_PX = 440;

interface Props {
  /** Null while it is closed. As it was when it was chosen. */
  editing: EditorMenuView | 'new' | null;
  menus: readonly EditorMenuView[];
  onSaved: (id: number | null) => void;
  onClose: () => void;
}

export function MenuDrawer({ editing, menus, onSaved, onClose }: Props) {
  const t = useText();
  const menu = editing === 'new' ? null : editing;
  return (
    <SideDrawer
      opened={editing !== null}
      onClose={onClose}
      widthPx={WIDTH_PX}
      title={menu ? t('menuEditor.editMenu') : t('menuEditor.addMenu')}
    >
      {editing && (
        <MenuForm
          key={menu?.id ?? 'new'}
          menu={menu}
          current={menus.find(({ id }) => id === menu?.id)}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
}

interface FormProps {
  menu: EditorMenuView | null;
  current: EditorMenuView | undefined;
  onSaved: (id: number | null) => void;
  onClose: () => void;
}

function MenuForm({ menu, current, onSaved, onClose }: FormProps) {
  const t = useText();
  const leaveTexts = useLeaveTexts();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const { show } = useMenuWrites();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isDone = useRef(false);
  const [version, setVersion] = useState(menu?.version);
  const form = useForm({
    initialValues: { name: menu?.name ?? '', description: menu?.description ?? '' },
    validate: {
      name: (name) => {
        if (name.trim() === '') return t('menuEditor.error.menuName');
        return lengthOf(name.trim()) > MAX_LENGTH.name ? t('menuEditor.error.tooLong', { max: MAX_LENGTH.name }) : null;
      },
      description: (text) =>
        lengthOf(text.trim()) > MAX_DISH_DESCRIPTION
          ? t('menuEditor.error.tooLong', { max: MAX_DISH_DESCRIPTION })
          : null,
    },
  });
  const isOld = current !== undefined && version !== undefined && current.version !== version;

  const send = async ({ name, description }: typeof form.values) => {
    const body = { name: name.trim(), description: description.trim() || null };
    const view = await saveMenu(menu?.id ?? null, {
      ...body,
      ...(version !== undefined && { expectedVersion: version }),
    });
    isDone.current = true;
    show(view);
    onSaved(view.id);
  };
  const refuse = async (error: unknown) => {
    if (isApiError(error, 'menu_changed') || isApiError(error, 'not_found')) {
      await queryClient.invalidateQueries({ queryKey: menuEditorQuery().queryKey });
    }
    if (isApiError(error, 'menu_changed') || showRefusals(form, error)) return;
    void showToast({ title: t('menuEditor.failed'), message: describe(error), tone: 'failure' });
  };
  const start = (values: typeof form.values) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    send(values)
      .catch(refuse)
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    form.onSubmit(start, (errors) => focusFirst(form, errors))(event);

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {isOld && (
          <div className={classes.notice} role="alert">
            <Text fw={700}>{t('menuEditor.conflict.title')}</Text>
            <Text>
              {t('menuEditor.conflict.menu', {
                name: current.name,
                description: current.description ?? t('menuEditor.nothing'),
              })}
            </Text>
            <Group>
              <Button size="sm" onClick={() => setVersion(current.version)}>
                {t('menuEditor.conflict.keep')}
              </Button>
            </Group>
          </div>
        )}
        <LimitedTextInput
          required
          data-autofocus
          label={t('menuEditor.menuName')}
          placeholder={t('menuEditor.menuExample')}
          max={MAX_LENGTH.name}
          {...form.getInputProps('name')}
          value={form.values.name}
        />
        <LimitedTextarea
          label={t('menuEditor.menuDescription')}
          max={MAX_DISH_DESCRIPTION}
          {...form.getInputProps('description')}
          value={form.values.description}
        />
        <Group>
          <SubmitButton isBusy={isBusy}>{t('menuEditor.saveMenu')}</SubmitButton>
          <Button size="md" variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
      <LeaveDialog isNeeded={() => !isDone.current && form.isDirty()} texts={leaveTexts} />
    </form>
  );
}
