import { LANGUAGES, STORAGE_KEYS, type Language } from '@contracts/constants.ts';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';

import { storeLanguage } from '../../i18n/texts.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import classes from './language-offer.module.css';

/** The browser's first language that the product speaks. */
function browserLanguage(): Language | undefined {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language !== undefined) return language;
  }
  return undefined;
}

function wasChosen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.language) !== null;
  } catch {
    return false;
  }
}

/** A first visit is English; whoever reads another language is offered it once, in that language. */
export function LanguageOffer() {
  const t = useText();
  const [language, choose] = useLanguage();
  const [offered, setOffered] = useState(() => (wasChosen() ? undefined : browserLanguage()));
  if (offered === undefined || offered === language) return null;
  const answer = (answered: Language) => {
    setOffered(undefined);
    if (answered === language) storeLanguage(answered);
    else choose(answered);
  };
  return (
    <aside className={classes.offer} lang={offered} aria-label={t(`language.offer.${offered}`)}>
      <Button onClick={() => answer(offered)}>{t(`language.offer.${offered}`)}</Button>
      <CloseButton size="lg" aria-label={t(`language.stay.${offered}`)} onClick={() => answer(language)} />
    </aside>
  );
}
