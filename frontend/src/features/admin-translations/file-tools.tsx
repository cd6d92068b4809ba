import { LANGUAGES } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { useText } from '../../i18n/use-text.ts';
import { exportPath } from '../../lib/api/admin/admin-translations.ts';
import { languageName } from '../../lib/format/labels.ts';
import classes from './translations-screen.module.css';

const ImportForm = lazyPart(async () => ({ default: (await import('./import-form.tsx')).ImportForm }));

/** All texts of a language as a file, and back. */
export function FileTools() {
  const t = useText();
  const [isImporting, setImporting] = useState(false);
  return (
    <div className={classes.files}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          component="a"
          href={exportPath(language)}
          download
          variant="default"
          mih={44}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t('texts.exportOf', { language: languageName(language) })}
        >
          {languageName(language)}
        </Button>
      ))}
      <Button
        variant="default"
        mih={44}
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {t('texts.import')}
      </Button>
      <SideDrawer
        opened={isImporting}
        onClose={() => setImporting(false)}
        title={t('texts.import.title')}
        widthPx={480}
      >
        {isImporting && (
          <Suspense>
            <ImportForm onDone={() => setImporting(false)} />
          </Suspense>
        )}
      </SideDrawer>
    </div>
  );
}
