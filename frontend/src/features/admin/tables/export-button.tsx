import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { exportPath, type AdminTable, type TableFilter } from '../../../lib/api/admin/admin-tables.ts';
import { logError } from '../../../lib/log.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { useExport } from './use-export.ts';

interface Props {
  table: AdminTable;
  filter: TableFilter;
}

/** Everything that the filters find, as one file. */
export function ExportButton({ table, filter }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const { user } = useCurrentUser();
  const { receivedKib, start, stop } = useExport({
    onDone: () => void showToast({ title: t('tables.export.done'), tone: 'success' }),
    onError: (error) => {
      logError(error);
      void showToast({ title: t('tables.export.failed'), message: describe(error), tone: 'failure' });
    },
  });
  if (!hasAdminRight(user?.adminRole, 'export')) return null;
  const isBusy = receivedKib !== null;
  return (
    <div>
      <Button
        variant="default"
        mih={44}
        leftSection={isBusy ? <IconX size={18} aria-hidden /> : <IconDownload size={18} aria-hidden />}
        onClick={() => (isBusy ? stop() : start(exportPath(table, filter), `${table}.csv`))}
      >
        {isBusy ? t('tables.export.stop', { size: receivedKib }) : t('tables.export')}
      </Button>
      <span className="spoken" role="status">
        {isBusy ? t('tables.export.busy') : ''}
      </span>
    </div>
  );
}
