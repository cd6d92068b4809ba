import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { logWarning } from '../../lib/log.ts';
import { canNotify, subscribeDevice, unsubscribeDevice } from './device.ts';
import type { NoticeSubject, NoticeWish } from './notice-wish.ts';

interface Options {
  subject: NoticeSubject;
  /** Whether this device was asked for it. */
  isWished: boolean;
  /** Whether the server holds a subscription for it. */
  hasPush: boolean;
  /** Remembers the wish, or throws where the way does not do. */
  remember: (way: NoticeWish['way']) => void;
  forget: () => void;
  /** What is said where it could not be turned on, and off. */
  failed: readonly [on: string, off: string];
}

/** One at a time: a subscription that is still on its way to the server must not arrive there after its end. */
const PUSH = { scope: { id: 'push' } };

/** The switch by which this device tells news of the subject's orders. Never asks by itself. */
export function useDeviceSwitch({ subject, isWished, hasPush, remember, forget, failed }: Options) {
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  const isOn = permission === 'granted' && isWished;
  const fail = (title: string) => (error: unknown) => {
    logWarning(error);
    void showToast({ title, tone: 'failure' });
  };
  const subscribe = useMutation({
    ...PUSH,
    mutationFn: async () => remember(await subscribeDevice(subject)),
    onError: fail(failed[0]),
  });
  // Outside of the scope: behind a call that is under way, the browser would not count the click any more.
  const ask = useMutation({
    mutationFn: () => Notification.requestPermission(),
    onSuccess: (answer) => {
      setPermission(answer);
      if (answer === 'granted') subscribe.mutate();
    },
    onError: fail(failed[0]),
  });
  const turnOff = useMutation({ ...PUSH, mutationFn: unsubscribeDevice, onSuccess: forget, onError: fail(failed[1]) });

  // The server forgets a subscription with the session that made it: after the next login it is told again.
  const { mutate: renew } = useMutation({ ...PUSH, mutationFn: subscribeDevice, onError: logWarning });
  const renewThis = useEffectEvent(() => renew(subject));
  const isSubscribed = isOn && hasPush;
  useEffect(() => {
    if (isSubscribed) renewThis();
  }, [isSubscribed]);

  return {
    isSupported: canNotify(),
    isBlocked: permission === 'denied',
    isOn,
    isBusy: ask.isPending || subscribe.isPending || turnOff.isPending,
    turnOn: () => ask.mutate(),
    turnOff: () => turnOff.mutate(),
  };
}
