import { Kbd, Stack, Switch } from '@mantine/core';
import { useAtom } from 'jotai';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import type { TextKey } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './shortcut-help.module.css';
import { shortcutsAtom } from './shortcuts.ts';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';

const ROWS: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ['j', '↓'], text: 'queue.keys.down' },
  { keys: ['k', '↑'], text: 'queue.keys.up' },
  { keys: ['h', 'l', '←', '→'], text: 'queue.keys.sideways' },
  { keys: ['a'], text: 'queue.keys.forward' },
  { keys: ['i'], text: 'queue.keys.line' },
  { keys: ['1', '–', '9'], text: 'queue.keys.bump' },
  { keys: ['x'], text: 'queue.keys.reject' },
  { keys: ['s'], text: 'queue.keys.seen' },
  { keys: ['+'], text: 'queue.keys.more' },
  { keys: ['z'], text: 'queue.keys.undo' },
  { keys: ['r'], text: 'queue.keys.recall' },
  { keys: ['d'], text: 'queue.keys.details' },
  { keys: ['/'], text: 'queue.keys.search' },
  { keys: ['f'], text: 'queue.keys.fullScreen' },
  { keys: ['?'], text: 'queue.keys.help' },
];

export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog onClose={onClose} title={t('queue.keys.title')} closeLabel={t('queue.keys.close')}>
      <Stack gap="lg">
        <Switch
          size="md"
          label={t('queue.keys.enable')}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <dl className={classes.keys} data-off={!isOn || undefined}>
          {ROWS.map(({ keys, text }) => (
            <div key={text} className={classes.row}>
              <dt className={classes.key}>
                {keys.map((key) => (
                  <Kbd key={key} size="md">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
