import { MAX_CSV_BYTES } from '@contracts/menus/menu-csv.ts';
import { MAX_DISHES, type MenuImportView } from '@contracts/menus/menu-editor.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { importMenu } from '../../../lib/api/kitchen/menu-editor.ts';
import { menuEditorQuery } from '../../../lib/api/kitchen/menu-editor-query.ts';
import { kitchenStatsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { decodeCsv, lookAt, toCsvProblems, type CsvLook, type CsvProblem } from './csv-file.ts';

interface ChosenFile {
  file: File;
  look: CsvLook;
}

/** A file is looked at first and sent on a second click; the server takes all of it or nothing. */
export function useCsvImport() {
  const t = useText();
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly CsvProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<MenuImportView | null>(null);

  const forget = () => {
    setProblems([]);
    setFailure(null);
    setDone(null);
  };
  const tooMany = () => t('menuEditor.csv.tooMany', { max: MAX_DISHES });
  const choose = async (file: File) => {
    forget();
    setChosen(null);
    if (file.size > MAX_CSV_BYTES) {
      setFailure(t('menuEditor.csv.tooLarge', { name: file.name }));
      return;
    }
    const look = lookAt(decodeCsv(await file.arrayBuffer()));
    const rows = look.added + look.changed;
    if (rows > MAX_DISHES) setFailure(tooMany());
    else if (rows === 0) setFailure(t('menuEditor.csv.empty', { name: file.name }));
    else setChosen({ file, look });
  };
  const send = async () => {
    if (!chosen || isBusy) return;
    forget();
    setBusy(true);
    try {
      setDone(await importMenu(chosen.file));
      setChosen(null);
      void queryClient.invalidateQueries({ queryKey: menuEditorQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: kitchenStatsQuery().queryKey });
    } catch (error) {
      const errors = isApiError(error) ? error.errors : [];
      if (errors.some(({ field, code }) => field === 'line' && code === 'too_many')) {
        setFailure(tooMany());
        return;
      }
      const found = toCsvProblems(errors);
      setProblems(found);
      setFailure(found.length > 0 ? t('menuEditor.csv.refused', { count: found.length }) : describe(error));
    } finally {
      setBusy(false);
    }
  };

  return { chosen, isBusy, problems, failure, done, choose, send };
}
