import { useText } from '../../../i18n/use-text.ts';

/** What is asked before a form of the menu is left with something typed in it. */
export function useLeaveTexts() {
  const t = useText();
  return {
    title: t('menuEditor.leave.title'),
    text: t('menuEditor.leave.text'),
    stay: t('menuEditor.leave.stay'),
    discard: t('menuEditor.leave.discard'),
  };
}
