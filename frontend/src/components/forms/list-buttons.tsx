import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import classes from './list-buttons.module.css';

export interface ListButtonsProps {
  /** What each does, and to which entry. */
  labels: { up: string; down: string; remove: string };
  /** Null at the end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

/** Moves an entry of a list that is being edited, or takes it away. */
export function ListButtons({ labels, onUp, onDown, onRemove }: ListButtonsProps) {
  return (
    <div className={classes.buttons}>
      <ActionIcon size={44} aria-disabled={!onUp} aria-label={labels.up} onClick={() => onUp?.()}>
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-disabled={!onDown} aria-label={labels.down} onClick={() => onDown?.()}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} color="danger" aria-label={labels.remove} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
