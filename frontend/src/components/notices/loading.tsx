import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  /** Of what is to come, from above. */
  heights: readonly number[];
  gap?: 'sm' | 'md' | 'lg';
  radius?: 'md' | 'lg';
}

/** Stands where something is being read. */
export function Loading({ heights, gap = 'md', radius = 'md' }: Props) {
  const t = useText();
  return (
    <Stack gap={gap} role="status" aria-label={t('common.loading')}>
      {heights.map((height, index) => (
        <Skeleton key={index} h={height} radius={radius} />
      ))}
    </Stack>
  );
}
