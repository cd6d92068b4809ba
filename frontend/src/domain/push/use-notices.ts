import { useAtom } from 'jotai';
import { useText } from '../../i18n/use-text.ts';
import { storedAtom } from '../../lib/storage/stored-atom.ts';
import { isNoticeWish, isWished, NO_WISH, withWish, type NoticeSubject } from './notice-wish.ts';
import { useDeviceSwitch } from './use-device-switch.ts';

const wishAtom = storedAtom('orderNotices', NO_WISH, isNoticeWish);

/** Whether this device tells news of the subject's orders, and the switch for it. */
export function useNotices(subject: NoticeSubject) {
  const t = useText();
  const [wish, setWish] = useAtom(wishAtom);
  const device = useDeviceSwitch({
    subject,
    isWished: isWished(wish, subject),
    hasPush: wish.way === 'push',
    remember: (way) => setWish((held) => withWish(held, subject, way)),
    forget: () => setWish(NO_WISH),
    failed: [t('notices.failed'), t('notices.failedOff')],
  });
  return { ...device, way: wish.way };
}
