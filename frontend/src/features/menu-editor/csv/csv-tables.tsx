import { useText } from '../../../i18n/use-text.ts';
import classes from './csv-drawer.module.css';
import type { CsvLook, CsvProblem } from './csv-file.ts';

/** What is wrong with the file, by line and column. */
export function CsvProblemTable({ problems }: { problems: readonly CsvProblem[] }) {
  const t = useText();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>{t('menuEditor.csv.problems')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('menuEditor.csv.line')}</th>
            <th scope="col">{t('menuEditor.csv.column')}</th>
            <th scope="col">{t('menuEditor.csv.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }, index) => (
            <tr key={index}>
              <td>{line === null ? '' : t('menuEditor.csv.lineNumber', { line })}</td>
              <td>{column !== null && <code>{column}</code>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the file would do, before it does. */
export function CsvLookTable({ name, look }: { name: string; look: CsvLook }) {
  const t = useText();
  return (
    <div className={classes.look}>
      <p>
        <strong>{name}</strong>: {t('menuEditor.csv.added', { count: look.added })}
        {', '}
        {t('menuEditor.csv.changed', { count: look.changed })}
      </p>
      <ul>
        {look.menus.map((menu) => (
          <li key={menu.name}>
            {menu.name}: {t('menuEditor.dishCount', { count: menu.count })}
          </li>
        ))}
      </ul>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption>{t('menuEditor.csv.first')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('menuEditor.menu')}</th>
              <th scope="col">{t('menuEditor.name')}</th>
              <th scope="col">{t('menuEditor.price')}</th>
            </tr>
          </thead>
          <tbody>
            {look.first.map((dish, index) => (
              <tr key={index}>
                <td>{dish.menu}</td>
                <td>{dish.name}</td>
                <td>{dish.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
