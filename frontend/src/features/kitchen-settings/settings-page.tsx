import type { ReactNode } from 'react';
import { PanelTitle } from '../../components/page/panel-title.tsx';
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
      <PanelTitle title={title} windowTitle={`${title} – ${t('settings.title')}`} lead={lead} />
      {children}
    </div>
  );
}
