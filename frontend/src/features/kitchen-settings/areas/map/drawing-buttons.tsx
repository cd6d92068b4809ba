import { Button } from '@mantine/core';
import { useText } from '../../../../i18n/use-text.ts';
import classes from './areas-map.module.css';
import type { BorderDrawing } from './use-border-drawing.ts';

interface Props {
  drawing: BorderDrawing;
}

/** What keys do while a border is drawn, for whoever has none. */
export function DrawingButtons({ drawing: { canClose, canTakeBack, close, takeBack } }: Props) {
  const t = useText();
  return (
    <div className={classes.tools}>
      <Button variant="default" mih={44} aria-disabled={!canTakeBack} onClick={takeBack}>
        {t('settings.areas.map.back')}
      </Button>
      <Button variant="default" mih={44} aria-disabled={!canClose} onClick={close}>
        {t('settings.areas.map.close')}
      </Button>
    </div>
  );
}
