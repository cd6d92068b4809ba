import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import '@mantine/core/styles/Tooltip.layer.css';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** A browser may refuse, or have none of it, as telephones do: then everything stays as it is. */
function toggle(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

/** The queue alone, without header and sections (see panel-layout.module.css). Esc leaves it, as everywhere. */
export function FullScreenButton({ className }: { className?: string | undefined }) {
  const t = useText();
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = isOn ? t('queue.fullScreen.leave') : t('queue.fullScreen.enter');
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={className ?? ''}
        size={44}
        variant="default"
        aria-label={label}
        data-shortcut="full-screen"
        onClick={toggle}
      >
        {isOn ? <IconMinimize size={22} aria-hidden /> : <IconMaximize size={22} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
