import { useText } from '../../../i18n/use-text.ts';
import { TillSettings } from './till-settings.tsx';
import { SettingsPage } from '../settings-page.tsx';

export function TillScreen({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  return (
    <SettingsPage section="till" lead={t('till.lead')}>
      <TillSettings restaurantId={restaurantId} />
    </SettingsPage>
  );
}
