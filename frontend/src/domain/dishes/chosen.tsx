import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { useText } from '../../i18n/use-text.ts';

const NAME = '\u0000';

/** What was chosen with a dish, by its name on the menu, which is in the menu's language and not in the page's. */
export function Chosen({ name, quantity }: { name: string; quantity: number }) {
  const t = useText();
  const [before, after] = quantity > 1 ? t('line.each', { what: NAME }).split(NAME) : [];
  return (
    <>
      {before}
      <span lang={MENU_LANGUAGE}>{name}</span>
      {after}
    </>
  );
}
