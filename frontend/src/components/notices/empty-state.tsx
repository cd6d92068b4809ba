import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/ThemeIcon.layer.css';
import classes from './empty-state.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
  titleOrder?: 1 | 2 | 3;
  tone?: 'paprika' | 'slate' | 'danger';
}

export function EmptyState({ icon, title, children, action, titleOrder = 2, tone = 'paprika' }: Props) {
  return (
    <Stack className={classes.root} align="center" gap="md">
      <ThemeIcon className={classes.icon} data-tone={tone} size={88} radius="xl" aria-hidden>
        {icon}
      </ThemeIcon>
      <Title order={titleOrder} size="h2" ta="center">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" ta="center" maw={440}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
