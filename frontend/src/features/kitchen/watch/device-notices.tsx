import { ActionIcon, Popover, Stack, Text } from '@mantine/core';
import { IconMessageBolt, IconMessageOff } from '@tabler/icons-react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useDeviceNotices } from './use-device-notices.ts';
import '@mantine/core/styles/Popover.layer.css';

/** Lets this device be warned while the dashboard is closed: for the owner's phone. */
export function DeviceNotices({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const notices = useDeviceNotices(restaurantId);
  if (!notices.isSupported) return null;
  const text = notices.isBlocked
    ? t('watch.notices.blocked')
    : notices.isOn
      ? t('watch.notices.on')
      : t('watch.notices.text');
  return (
    <Popover width={300} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon size={44} variant="default" aria-label={t('watch.notices.title')}>
          <IconMessageBolt size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('watch.notices.title')}>
        <Stack gap="md">
          <Text fw={650}>{t('watch.notices.title')}</Text>
          <Text size="sm" role="status">
            {text}
          </Text>
          {!notices.isBlocked && (
            <BusyButton
              variant="default"
              size="md"
              isBusy={notices.isBusy}
              leftSection={
                notices.isOn ? <IconMessageOff size={19} aria-hidden /> : <IconMessageBolt size={19} aria-hidden />
              }
              onClick={notices.isOn ? notices.turnOff : notices.turnOn}
            >
              {notices.isOn ? t('watch.notices.turnOff') : t('watch.notices.turnOn')}
            </BusyButton>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
