import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { logWarning } from '../../../lib/log.ts';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import { canNotify, subscribeDevice, unsubscribeDevice } from '../../../domain/push/device.ts';

const isRestaurant = (value: unknown): value is number | null => value === null || Number.isInteger(value);

/** The restaurant that this device was asked to warn, also while the dashboard is closed. */
const warnedRestaurantAtom = storedAtom<number | null>('kitchenNotices', null, isRestaurant);

export function useDeviceNotices(restaurantId: number) {
  const t = useText();
  const [wished, setWished] = useAtom(warnedRestaurantAtom);
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  const isOn = permission === 'granted' && wished === restaurantId;
  const fail = (error: unknown) => {
    logWarning(error);
    void showToast({ title: t('watch.notices.failed'), tone: 'failure' });
  };

  const turnOn = useMutation({
    mutationFn: async () => {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer !== 'granted') return;
      // Without Web Push nothing would come while the dashboard is closed, and while it is open it is loud itself.
      if ((await subscribeDevice({ accountId: restaurantId })) === 'push') setWished(restaurantId);
      else throw new Error('This browser or this server has no Web Push.');
    },
    onError: fail,
  });
  const turnOff = useMutation({ mutationFn: unsubscribeDevice, onSuccess: () => setWished(null), onError: fail });

  // The server forgets a subscription with the session that made it: after the next login it is told again.
  const renew = useEffectEvent(() => void subscribeDevice({ accountId: restaurantId }).catch(logWarning));
  useEffect(() => {
    if (isOn) renew();
  }, [isOn]);

  return {
    isSupported: canNotify(),
    isBlocked: permission === 'denied',
    isOn,
    isBusy: turnOn.isPending || turnOff.isPending,
    turnOn: () => turnOn.mutate(),
    turnOff: () => turnOff.mutate(),
  };
}
