import { Container, Skeleton, Stack } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  /** Heights of the grey blocks below the heading, in pixels. */
  blocks?: readonly number[];
  size?: string;
}

/** The shape of a screen while its data is on the way. */
export function PageSkeleton({ blocks = [160, 240, 120], size = 'md' }: Props) {
  const t = useText();
  return (
    <Container size={size} py="xl" role="status" aria-label={t('common.loading')}>
      <Stack gap="lg">
        <Skeleton h={40} w="60%" maw={360} />
        {blocks.map((height, index) => (
          <Skeleton key={index} h={height} radius="lg" />
        ))}
      </Stack>
    </Container>
  );
}
