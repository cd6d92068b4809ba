import type { GuestErasureView } from '@contracts/accounts/guest-data.ts';
import type { GuestRequest } from '@contracts/http/requests.gen.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NeedsRight } from '../../domain/admin/needs-right.tsx';
import { StepUpDialog } from '../../domain/security/step-up-dialog.tsx';
import { GuestFound } from './guest-found.tsx';
import { GuestSearch } from './guest-search.tsx';
import classes from './guest-data.module.css';
import { useAccount } from '../../domain/session/use-account.ts';

/** For a guest who asks to be forgotten: has no account, so an admin does it. */
export function GuestDataScreen() {
  const t = useText();
  const account = useAccount();
  const title = t('guestData.title');
  return (
    <NeedsRight right="erase_guests" title={title}>
      <div className={classes.page}>
        <div>
          <PageTitle size="h2">{title}</PageTitle>
          <Text c="dimmed" mt={6} maw={720}>
            {t('guestData.lead')}
          </Text>
        </div>
        <Guest />
        <StepUpDialog email={account.email} />
      </div>
    </NeedsRight>
  );
}

/** With a number for each search, so that the same one twice is asked twice. */
interface Sought {
  id: number;
  guest: GuestRequest;
}

function Guest() {
  const [sought, setSought] = useState<Sought | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [done, setDone] = useState<GuestErasureView | null>(null);
  const search = (guest: GuestRequest) => {
    setDone(null);
    setRefusal(null);
    setSought({ id: (sought?.id ?? 0) + 1, guest });
  };
  return (
    <>
      <GuestSearch refusal={refusal} onSearch={search} />
      {sought && (
        <GuestFound key={sought.id} guest={sought.guest} done={done} onDone={setDone} onRefused={setRefusal} />
      )}
    </>
  );
}
