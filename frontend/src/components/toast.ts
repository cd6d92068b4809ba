import { atom, getDefaultStore } from 'jotai';
import { textsAtom } from '../i18n/texts.ts';

/** One message at a time. The library comes with the first one. */
export interface Toast {
  title: string;
  message?: string | undefined;
  tone?: 'neutral' | 'success' | 'failure';
}

/** True from the first message on: then the region that shows them is fetched. */
export const hasToastsAtom = atom(false);

const SHOWN_MS = 5000;
const COLORS = { neutral: 'slate', success: 'herb', failure: 'danger' } as const;

export async function showToast({ title, message, tone = 'neutral' }: Toast): Promise<void> {
  getDefaultStore().set(hasToastsAtom, true);
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
  notifications.cleanQueue();
  notifications.show({
    title,
    message: message ?? '',
    color: COLORS[tone],
    autoClose: SHOWN_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': getDefaultStore().get(textsAtom).t('action.close') },
  });
}
