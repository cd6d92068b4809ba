import { lazyPart } from '../../components/lazy-part.ts';
import { loadTexts } from '../../i18n/texts.ts';

/** With its texts; few who look around ask for it. */
export const LazyPostcodeDialog = lazyPart(async () => {
  await loadTexts('place');
  return import('./postcode-dialog.tsx');
});
