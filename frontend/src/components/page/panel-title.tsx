import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface Props {
  title: string;
  /** What the window's title says, where it is not the heading. */
  windowTitle?: string;
  /** What the screen is for. */
  lead: ReactNode;
}

/** How a screen of a panel begins. */
export function PanelTitle({ title, windowTitle = title, lead }: Props) {
  return (
    <div>
      <PageTitle size="h2" windowTitle={windowTitle}>
        {title}
      </PageTitle>
      {lead !== undefined && (
        <Text c="dimmed" mt={6}>
          {lead}
        </Text>
      )}
    </div>
  );
}
