import { Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useAtom } from 'jotai';
import { useFocusBack } from '../../components/use-focus-back.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './shortcut-help.module.css';
import { shortcutsAtom } from './shortcuts.ts';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Switch.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

const ROWS: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ['j', '↓'], text: 'queue.keys.down' },
  { keys: ['k', '↑'], text: 'queue.keys.up' },
  { keys: ['h', 'l', '←', '→'], text: 'queue.keys.sideways' },
  { keys: ['a'], text: 'queue.keys.forward' },
  { keys: ['x'], text: 'queue.keys.reject' },
  { keys: ['s'], text: 'queue.keys.seen' },
  { keys: ['+'], text: 'queue.keys.more' },
  { keys: ['z'], text: 'queue.keys.undo' },
  { keys: ['/'], text: 'queue.keys.search' },
  { keys: ['?'], text: 'queue.keys.help' },
];

export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [isOn, setOn] = useAtom(shortcutsAtom);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={700} size="xl">
          {t('queue.keys.title')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('queue.keys.close') }}
      attributes={NO_BANNER}
    >
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
              <dd className={classes.does}>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Modal>
  );
}
