import { Text } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { logError } from '../../../../lib/log.ts';

/** A map that cannot be shown takes nothing else with it: the list does all that it does. */
export function MapBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'map'} errorComponent={NoMap} onCatch={logError}>
      {children}
    </CatchBoundary>
  );
}

function NoMap() {
  const t = useText();
  return <Text role="alert">{t('settings.areas.map.failed')}</Text>;
}
