import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import classes from '../account-screen.module.css';
import { recoveryFile } from './one-time-text.ts';

interface Props {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** Shown this once: the server keeps only what checks them. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const t = useText();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = recoveryFile(t('adminAccount.codesOf', { email }), codes);
  const copy = () => {
    navigator.clipboard.writeText(file).then(
      () => void showToast({ title: t('adminAccount.copied'), tone: 'success' }),
      () => void showToast({ title: t('adminAccount.notCopied'), tone: 'failure' }),
    );
  };
  return (
    <>
      <Text fw={650} tabIndex={-1} ref={heading}>
        {t('adminAccount.codesOf', { email })}
      </Text>
      <Text>{t('adminAccount.codesOnce')}</Text>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.noPrint}>
        <Group gap="sm">
          <Button variant="default" size="md" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t('adminAccount.copy')}
          </Button>
          <Button
            variant="default"
            size="md"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveFile('tischlein-recovery-codes.txt', 'text/plain', file)}
          >
            {t('adminAccount.download')}
          </Button>
          <Button
            variant="default"
            size="md"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('adminAccount.print')}
          </Button>
        </Group>
        <div>
          <Button size="md" onClick={onDone}>
            {t('adminAccount.kept')}
          </Button>
        </div>
      </div>
      <LeaveDialog
        isNeeded={() => true}
        texts={{
          title: t('adminAccount.leave.title'),
          text: t('adminAccount.leave.text'),
          stay: t('adminAccount.leave.stay'),
          discard: t('adminAccount.leave.go'),
        }}
      />
    </>
  );
}
