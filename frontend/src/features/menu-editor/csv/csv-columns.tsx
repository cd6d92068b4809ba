import { ADDITIVES } from '@contracts/menus/declared.ts';
import { ALLERGENS } from '@contracts/menus/allergens.ts';
import { CSV_COLUMNS, REQUIRED_CSV_COLUMNS, type CsvColumn } from '@contracts/menus/menu-csv.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './csv-drawer.module.css';

const WORDS: Readonly<Partial<Record<CsvColumn, readonly string[]>>> = {
  allergens: ALLERGENS,
  additives: ADDITIVES,
  deposit_kind: ['einweg', 'mehrweg'],
};

/** Each column of the file, folded away. */
export function CsvColumns() {
  const t = useText();
  return (
    <details className={classes.columns}>
      <summary>{t('menuEditor.csv.columns')}</summary>
      <p className={classes.hint}>{t('menuEditor.csv.columnsHint')}</p>
      <dl>
        {CSV_COLUMNS.map((column) => (
          <div key={column}>
            <dt>
              <code>{column}</code>
              {REQUIRED_CSV_COLUMNS.includes(column) && (
                <span className={classes.required}>{t('menuEditor.csv.required')}</span>
              )}
            </dt>
            <dd>
              {t(`menuEditor.csv.column.${column}`)}
              {WORDS[column] && <code className={classes.words}>{WORDS[column].join(' ')}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
