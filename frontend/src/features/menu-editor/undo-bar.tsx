import { UNDO_MINUTES } from '@contracts/menus/menu-editor.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import { useText } from '../../i18n/use-text.ts';
import { restorePart } from '../../lib/api/kitchen/menu-editor.ts';
import { deletedAtom } from './state/deleted-state.ts';
import { isEntry, restorableOf, type Deleted } from './state/deleted.ts';
import classes from './undo-bar.module.css';
import type { MenuWrites } from './state/use-menu-editor.ts';

const EVERY_MS = 30_000;

interface Props {
  restaurantId: number;
  write: MenuWrites['write'];
}

/** What was deleted in the last hour: the latest in a bar that stays in sight, all of it below the menus. */
export function UndoBar({ restaurantId, write }: Props) {
  const t = useText();
  const now = useNow(EVERY_MS);
  const [deleted, setDeleted] = useAtom(deletedAtom);
  const [dismissedAt, setDismissedAt] = useState(0);
  const restorable = restorableOf(deleted, restaurantId, now);
  const [latest] = restorable;

  const restore = async (entry: Deleted) => {
    if (await write(() => restorePart(entry.part, entry.id))) {
      setDeleted((list) => list.filter((held) => !isEntry(held, entry)));
    }
  };
  const nameOf = ({ part, name }: Deleted) => t(`menuEditor.deleted.${part}`, { name });

  return (
    <>
      {restorable.length > 0 && (
        <section className={classes.list} aria-labelledby="deleted-title">
          <h2 id="deleted-title">{t('menuEditor.deleted.title')}</h2>
          <p className={classes.hint}>{t('menuEditor.deleted.hint', { minutes: UNDO_MINUTES })}</p>
          <ul>
            {restorable.map((entry) => (
              <li key={`${entry.part}${entry.id}`}>
                <span>{nameOf(entry)}</span>
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={18} aria-hidden />}
                  aria-label={t('menuEditor.restoreName', { name: entry.name })}
                  onClick={() => void restore(entry)}
                >
                  {t('menuEditor.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.place} role="status">
        {latest && latest.at > dismissedAt && (
          <div className={classes.bar}>
            <span className={classes.name}>{nameOf(latest)}</span>
            <Button variant="white" color="paprika" onClick={() => void restore(latest)}>
              {t('menuEditor.undo')}
            </Button>
            <ActionIcon
              className={classes.close}
              size={44}
              aria-label={t('menuEditor.dismiss')}
              onClick={() => setDismissedAt(latest.at)}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
    </>
  );
}
