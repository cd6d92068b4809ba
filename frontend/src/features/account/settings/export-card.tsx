import { Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { exportAccount } from '../../../lib/api/account/account.ts';
import { AccountCard } from '../../../components/page/account-page.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import '@mantine/core/styles/Progress.layer.css';

const FILE_NAME = 'tischlein-export.json';

export function ExportCard() {
  const t = useText();
  const describe = useDescribeError();
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (data) => saveFile(FILE_NAME, 'application/json', JSON.stringify(data, null, 2)),
  });
  const outcome = {
    idle: '',
    pending: t('data.export.busy'),
    success: t('data.export.done', { file: FILE_NAME }),
    error: describe(download.error),
  }[download.status];
  return (
    <AccountCard title={t('data.export')}>
      <p>{t('data.export.text')}</p>
      <BusyButton
        leftSection={<IconDownload size={18} aria-hidden />}
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('data.export.start')}
      </BusyButton>
      {download.isPending && <Progress mt="md" value={100} striped animated aria-hidden />}
      <p role="status">{outcome}</p>
    </AccountCard>
  );
}
