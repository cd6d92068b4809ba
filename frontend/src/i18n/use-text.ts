import type { Language } from '@contracts/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { storeLanguage, switchLanguage, textsAtom, type Translate } from './texts.ts';

/** `t('common.total')`, `t('common.minutes', { range: '15-25' })`. */
export function useText(): Translate {
  return useAtomValue(textsAtom).t;
}

export function useLanguage(): [Language, (language: Language) => void] {
  const queryClient = useQueryClient();
  const { language } = useAtomValue(textsAtom);
  const choose = useCallback(
    (next: Language) => {
      storeLanguage(next);
      void switchLanguage(next, queryClient);
    },
    [queryClient],
  );
  return [language, choose];
}
