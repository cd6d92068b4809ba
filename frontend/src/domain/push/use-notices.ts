import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { logWarning } from '../../lib/log.ts';
import { storedAtom } from '../../lib/storage/stored-atom.ts';
import { canNotify, subscribeDevice, unsubscribeDevice } from './device.ts';
import { isNoticeWish, isWished, NO_WISH, withWish, type NoticeSubject } from './notice-wish.ts';

const wishAtom = storedAtom('orderNotices', NO_WISH, isNoticeWish);

/** Whether this device tells news of the subject's orders, and the switch for it. Never asks by itself. */
export function useNotices(subject: NoticeSubject) {
  const t = useText();
  const [wish, setWish] = useAtom(wishAtom);
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  const isOn = permission === 'granted' && isWished(wish, subject);

  const turnOn = useMutation({
    mutationFn: async () => {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer !== 'granted') return;
      const way = await subscribeDevice(subject);
      setWish((held) => withWish(held, subject, way));
    },
    onError: (error) => {
      logWarning(error);
      void showToast({ title: t('notices.failed'), tone: 'failure' });
    },
  });

  const turnOff = useMutation({
    mutationFn: unsubscribeDevice,
    onSuccess: () => setWish(NO_WISH),
    onError: (error) => {
      logWarning(error);
      void showToast({ title: t('notices.failedOff'), tone: 'failure' });
    },
  });

  // The server forgets a subscription with the session that made it: after the next login it is told again.
  const renew = useEffectEvent(() => void subscribeDevice(subject).catch(logWarning));
  const hasPush = isOn && wish.way === 'push';
  useEffect(() => {
    if (hasPush) renew();
  }, [hasPush]);

  return {
    isSupported: canNotify(),
    isBlocked: permission === 'denied',
    isOn,
    way: wish.way,
    isBusy: turnOn.isPending || turnOff.isPending,
    turnOn: () => turnOn.mutate(),
    turnOff: () => turnOff.mutate(),
  };
}
