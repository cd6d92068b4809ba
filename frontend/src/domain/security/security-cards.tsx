import type { AddedPasskeyView } from '@contracts/accounts/passkeys.ts';
import { useText } from '../../i18n/use-text.ts';
import { passkeysQuery, sessionsQuery } from '../../lib/api/account/security.ts';
import { FreshData } from '../../components/cards/fresh-data.tsx';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';

interface Props {
  email: string;
  onPasskeyAdded?: (added: AddedPasskeyView) => void;
  onPasskeyRemoved?: () => void;
}

/** An account's passkeys and where it is signed in, the same for every role. */
export function SecurityCards({ email, onPasskeyAdded, onPasskeyRemoved }: Props) {
  const t = useText();
  return (
    <>
      <SettingsCard id="passkeys" title={t('passkey.title')}>
        <FreshData query={passkeysQuery()}>
          {(passkeys) => <PasskeyList passkeys={passkeys} onAdded={onPasskeyAdded} onRemoved={onPasskeyRemoved} />}
        </FreshData>
      </SettingsCard>
      <SettingsCard id="sessions" title={t('security.sessions')}>
        <FreshData query={sessionsQuery()}>{(sessions) => <SessionList sessions={sessions} />}</FreshData>
      </SettingsCard>
      <StepUpDialog email={email} />
    </>
  );
}
