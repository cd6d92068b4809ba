import { Button, Group, Text } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import { restorePart } from '../../../lib/api/kitchen/menu-editor.ts';
import classes from '../notice.module.css';
import { useMenuWrites } from '../state/use-menu-editor.ts';

interface Props {
  /** Null: it was gone before the form opened. */
  dishId: number | null;
  onClose: () => void;
}

/** Somebody else deleted the dish while its form was open. */
export function GoneNotice({ dishId, onClose }: Props) {
  const t = useText();
  const { write } = useMenuWrites();
  return (
    <div className={classes.notice} role="alert">
      <Text fw={700}>{t('menuEditor.gone.title')}</Text>
      {dishId !== null && <Text>{t('menuEditor.gone.text')}</Text>}
      <Group gap="sm">
        {dishId !== null && (
          <Button size="sm" onClick={() => void write(() => restorePart('dish', dishId))}>
            {t('menuEditor.gone.restore')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </div>
  );
}
