import { useText } from '../../../i18n/use-text.ts';
import { PosSettings } from './pos-settings.tsx';
import { SettingsPage } from '../settings-page.tsx';

export function PosScreen({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  return (
    <SettingsPage section="till" lead={t('till.lead')}>
      <PosSettings restaurantId={restaurantId} />
    </SettingsPage>
  );
}
