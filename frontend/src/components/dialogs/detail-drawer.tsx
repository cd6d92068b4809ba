import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PanelError } from '../notices/panel-error.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';

interface Props<T> {
  title: string;
  query: UseQueryResult<T>;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** All that is known of a row, read when it is opened. */
export function DetailDrawer<T>({ title, query: { data, error, refetch }, onClose, children }: Props<T>) {
  const t = useText();
  useFocusBack();
  return (
    <SideDrawer opened onClose={onClose} widthPx={560} title={title}>
      {error && data === undefined ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Stack role="status" aria-label={t('common.loading')}>
          <Skeleton h={44} />
          <Skeleton h={180} />
          <Skeleton h={240} />
        </Stack>
      ) : (
        <Stack gap="xl">{children(data)}</Stack>
      )}
    </SideDrawer>
  );
}
