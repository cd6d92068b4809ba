import type { TranslationView } from '@contracts/admin/admin-translations.ts';
import { LANGUAGES } from '@contracts/constants.ts';
import { memo } from 'react';
import { TextCell } from './text-cell.tsx';
import classes from './translations-screen.module.css';

interface Props {
  row: TranslationView;
  /** Tells the screen that something typed is not saved. */
  onDirty: (cell: string, isDirty: boolean) => void;
}

/** One key, its three languages side by side. */
export const TranslationRow = memo(function TranslationRow({ row, onDirty }: Props) {
  return (
    <li className={classes.row}>
      <h2 className={classes.key} translate="no">
        {row.key}
      </h2>
      <div className={classes.languages}>
        {LANGUAGES.map((language) => (
          <TextCell key={language} row={row} language={language} onDirty={onDirty} />
        ))}
      </div>
    </li>
  );
});
