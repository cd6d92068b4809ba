import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../components/buttons/plain-button.tsx';
import { useText } from '../../i18n/use-text.ts';

export function ColorSchemeToggle() {
  const t = useText();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <IconButton
      color="gray"
      aria-label={isDark ? t('header.toLight') : t('header.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={21} aria-hidden /> : <IconMoon size={21} aria-hidden />}
    </IconButton>
  );
}
