import { Text } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { logError } from '../../lib/log.ts';

interface Props {
  /** What is said in place of the map: its own texts may be what could not be loaded. */
  failed: string;
  children: ReactNode;
}

/** A map that cannot be shown takes nothing else with it: what it shows is said in words beside it. */
export function MapBoundary({ failed, children }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => 'map'}
      errorComponent={() => <Text role="alert">{failed}</Text>}
      onCatch={logError}
    >
      {children}
    </CatchBoundary>
  );
}
