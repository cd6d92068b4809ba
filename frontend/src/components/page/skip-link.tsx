import { useText } from '../../i18n/use-text.ts';
import classes from './skip-link.module.css';

export const MAIN_ID = 'main';

export function SkipLink() {
  const t = useText();
  return (
    <a className={classes.link} href={`#${MAIN_ID}`}>
      {t('common.skipToContent')}
    </a>
  );
}
