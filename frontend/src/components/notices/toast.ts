import { atom, getDefaultStore } from 'jotai';
import { createElement } from 'react';
import { textsAtom } from '../../i18n/texts.ts';
import { logWarning } from '../../lib/log.ts';

/** One message at a time. The library comes with the first one. */
interface Toast {
  title: string;
  message?: string | undefined;
  tone?: 'neutral' | 'success' | 'failure';
  /** What can be done about it; the message goes with the click. */
  action?: { label: string; onClick: () => void };
}

/** True from the first message on: then the region that shows them is fetched. */
export const hasToastsAtom = atom(false);

const SHOWN_MS = 5000;
const COLORS = { neutral: 'slate', success: 'herb', failure: 'danger' } as const;

/** To be called where a message may be needed without a network. Null when its code does not arrive. */
export async function prepareToasts() {
  try {
    const [{ notifications }, { ToastAction }] = await Promise.all([
      import('@mantine/notifications'),
      import('./toast-action.tsx'),
      import('./toast-region.tsx'),
    ]);
    return { notifications, ToastAction };
  } catch (error) {
    logWarning(error);
    return null;
  }
}

/** Without its code there is no message, and the screen stays as it is. */
export async function showToast({ title, message, tone = 'neutral', action }: Toast): Promise<void> {
  const code = await prepareToasts();
  if (!code) return;
  const { notifications, ToastAction } = code;
  getDefaultStore().set(hasToastsAtom, true);
  notifications.clean();
  notifications.cleanQueue();
  notifications.show({
    title,
    message: action
      ? createElement(ToastAction, {
          label: action.label,
          onClick: () => {
            notifications.clean();
            action.onClick();
          },
        })
      : (message ?? ''),
    color: COLORS[tone],
    autoClose: SHOWN_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': getDefaultStore().get(textsAtom).t('action.close') },
  });
}
