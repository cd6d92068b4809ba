import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { MAIN_ID } from '../../../components/page/skip-link.tsx';
import { useText } from '../../../i18n/use-text.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

const ICON = { size: 18, 'aria-hidden': true } as const;

/**
 * Outside the rows, which would clip or cover it, and yet in the main part: at the page's end it belongs to no landmark.
 * The first item takes the focus.
 */
const MENU = {
  portalProps: { target: `#${MAIN_ID}` },
  withInitialFocusPlaceholder: false,
} as const;

interface Props {
  name: string;
  editLabel: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Null at the end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** Everything that can be done with a row, without dragging it. */
export function RowMenu({ name, editLabel, onEdit, onDelete, onUp, onDown }: Props) {
  const t = useText();
  return (
    <Menu position="bottom-end" {...MENU}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={t('menuEditor.more', { name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
          {editLabel}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp {...ICON} />} disabled={!onUp} onClick={() => onUp?.()}>
          {t('menuEditor.up')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...ICON} />} disabled={!onDown} onClick={() => onDown?.()}>
          {t('menuEditor.down')}
        </Menu.Item>
        <Menu.Item color="danger" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
          {t('menuEditor.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
