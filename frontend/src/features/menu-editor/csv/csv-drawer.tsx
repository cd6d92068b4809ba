import { Button } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { MENU_EXPORT_PATH } from '../../../lib/api/kitchen/menu-editor.ts';
import classes from './csv-drawer.module.css';
import { CsvColumns } from './csv-columns.tsx';
import { templateCsv } from './csv-file.ts';
import { CsvLookTable, CsvProblemTable } from './csv-tables.tsx';
import { useCsvImport } from './use-csv-import.ts';

const WIDTH_PX = 720;

export function CsvDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <SideDrawer opened={opened} onClose={onClose} widthPx={WIDTH_PX} title={t('menuEditor.csv')}>
      <CsvPanel />
    </SideDrawer>
  );
}

function CsvPanel() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, isBusy, problems, failure, done, choose, send } = useCsvImport();
  return (
    <div className={classes.panel}>
      <section aria-labelledby="csv-export">
        <h3 id="csv-export">{t('menuEditor.csv.export')}</h3>
        <p className={classes.hint}>{t('menuEditor.csv.exportHint')}</p>
        <div className={classes.buttons}>
          <Button
            component="a"
            href={MENU_EXPORT_PATH}
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('menuEditor.csv.download')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconFileTypeCsv size={18} aria-hidden />}
            onClick={() => saveFile('tischlein.csv', templateCsv())}
          >
            {t('menuEditor.csv.template')}
          </Button>
        </div>
      </section>
      <section aria-labelledby="csv-import">
        <h3 id="csv-import">{t('menuEditor.csv.import')}</h3>
        <p className={classes.hint}>{t('menuEditor.csv.importHint')}</p>
        <div className={classes.buttons}>
          <Button
            variant={chosen ? 'default' : 'filled'}
            leftSection={<IconFileTypeCsv size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {chosen ? t('menuEditor.csv.chooseOther') : t('menuEditor.csv.choose')}
          </Button>
          {chosen && (
            <BusyButton leftSection={<IconUpload size={18} aria-hidden />} isBusy={isBusy} onClick={() => void send()}>
              {t('menuEditor.csv.send')}
            </BusyButton>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          data-testid="csv-file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void choose(file);
            // A file that was mended may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <div role="alert">{failure !== null && <p className={classes.failure}>{failure}</p>}</div>
        {problems.length > 0 && <CsvProblemTable problems={problems} />}
        {chosen && <CsvLookTable name={chosen.file.name} look={chosen.look} />}
        <div role="status">
          {done && (
            <p className={classes.done}>
              {t('menuEditor.csv.done')} {t('menuEditor.csv.added', { count: done.created })}
              {', '}
              {t('menuEditor.csv.changed', { count: done.updated })}
            </p>
          )}
        </div>
      </section>
      <CsvColumns />
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
