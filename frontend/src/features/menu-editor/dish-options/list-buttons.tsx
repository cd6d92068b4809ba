import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './options-section.module.css';

export interface ListButtonsProps {
  name: string;
  /** Null at the end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

export function ListButtons({ name, onUp, onDown, onRemove }: ListButtonsProps) {
  const t = useText();
  return (
    <div className={classes.buttons}>
      <ActionIcon
        size={44}
        aria-disabled={!onUp}
        aria-label={t('menuEditor.upName', { name })}
        onClick={() => onUp?.()}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        aria-disabled={!onDown}
        aria-label={t('menuEditor.downName', { name })}
        onClick={() => onDown?.()}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} color="danger" aria-label={t('menuEditor.removeName', { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
