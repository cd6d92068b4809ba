import { lazyPart } from '../../components/lazy-part.ts';
import { loadTexts, type Translate } from '../../i18n/texts.ts';

/** What opens the dialog in a menu. */
export const postcodeEntry = (postcode: string | undefined, t: Translate): string =>
  postcode === undefined ? `${t('common.postcode')} …` : `${t('common.postcode')}: ${postcode}`;

/** With its texts; few who look around ask for it. */
export const LazyPostcodeDialog = lazyPart(async () => {
  await loadTexts('place');
  return import('./postcode-dialog.tsx');
});
