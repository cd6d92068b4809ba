import { useAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import { useDeviceSwitch } from '../../../domain/push/use-device-switch.ts';

const isRestaurant = (value: unknown): value is number | null => value === null || Number.isInteger(value);

/** The restaurant that this device was asked to warn, also while the dashboard is closed. */
const warnedRestaurantAtom = storedAtom<number | null>('kitchenNotices', null, isRestaurant);

export function useDeviceNotices(restaurantId: number) {
  const t = useText();
  const [wished, setWished] = useAtom(warnedRestaurantAtom);
  const failed = t('watch.notices.failed');
  return useDeviceSwitch({
    subject: { accountId: restaurantId },
    isWished: wished === restaurantId,
    hasPush: true,
    remember: (way) => {
      // Without Web Push nothing would come while the dashboard is closed, and while it is open it is loud itself.
      if (way !== 'push') throw new Error('This browser or this server has no Web Push.');
      setWished(restaurantId);
    },
    forget: () => setWished(null),
    failed: [failed, failed],
  });
}
