import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';

export function ColorSchemeToggle() {
  const t = useText();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      size={44}
      aria-label={isDark ? t('header.toLight') : t('header.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={21} aria-hidden /> : <IconMoon size={21} aria-hidden />}
    </ActionIcon>
  );
}
