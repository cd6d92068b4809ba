import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './settings-page.module.css';
import type { SettingsSection } from './settings-sections.ts';

interface Props {
  section: SettingsSection;
  /** What is set here, and who sees it. */
  lead?: string;
  children: ReactNode;
}

/** One section of the settings under its heading. */
export function SettingsPage({ section, lead, children }: Props) {
  const t = useText();
  const title = t(`settings.section.${section}`);
  return (
    <div className={classes.page}>
      <div>
        <PageTitle size="h2" windowTitle={`${title} – ${t('settings.title')}`}>
          {title}
        </PageTitle>
        {lead !== undefined && (
          <Text c="dimmed" mt={6}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
