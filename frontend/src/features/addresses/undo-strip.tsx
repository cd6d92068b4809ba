import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './addresses-screen.module.css';

interface Props {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}

/** Stays until the screen is left. Takes the focus, which the deleted card's button had. */
export function UndoStrip({ name, isBusy, onUndo }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div className={classes.undo}>
      <p role="status">{t('address.deleted', { name })}</p>
      <BusyButton
        ref={button}
        size="sm"
        mih={44}
        variant="default"
        isBusy={isBusy}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={onUndo}
      >
        {t('address.undo')}
      </BusyButton>
    </div>
  );
}
