import { ActionIcon, Button, Popover, Slider, Stack, Text } from '@mantine/core';
import { IconAdjustments, IconBellRinging } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { VOLUME, volumeAtom } from '../shift/shift.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Slider.layer.css';

const PERCENT = 100;

/** How loud the bell is, to be tried before it matters. */
export function SoundSettings() {
  const t = useText();
  const { shift } = useKitchen();
  const [volume, setVolume] = useAtom(volumeAtom);
  return (
    <Popover width={280} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon size={44} variant="default" aria-label={t('queue.sound.open')}>
          <IconAdjustments size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('queue.sound.open')}>
        <Stack gap="md">
          <Text fw={650}>{t('queue.sound.volume')}</Text>
          <Slider
            size="lg"
            thumbSize={26}
            min={VOLUME.min * PERCENT}
            max={VOLUME.max * PERCENT}
            step={VOLUME.step * PERCENT}
            label={(percent) => `${percent} %`}
            thumbLabel={t('queue.sound.volume')}
            value={Math.round(volume * PERCENT)}
            onChange={(percent) => setVolume(percent / PERCENT)}
          />
          <Text size="sm" c="dimmed">
            {t('queue.sound.hint')}
          </Text>
          <Button
            variant="default"
            leftSection={<IconBellRinging size={18} aria-hidden />}
            disabled={shift.bellState !== 'ready'}
            onClick={shift.ringOnce}
          >
            {t('queue.sound.test')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
