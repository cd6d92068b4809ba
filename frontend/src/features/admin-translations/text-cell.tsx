import type { TranslationView } from '@contracts/admin/admin-translations.ts';
import type { Language } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconRotate2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate, formatTime } from '../../lib/format/dates/dates.ts';
import { languageName } from '../../lib/format/labels.ts';
import { TextEditor } from './text-editor.tsx';
import classes from './translations-screen.module.css';
import { usePutText } from './use-translations.ts';

interface Props {
  row: TranslationView;
  language: Language;
  onDirty: (cell: string, isDirty: boolean) => void;
}

/** A text as it is said in one language, what it replaces, and its editor. */
export function TextCell({ row, language, onDirty }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const put = usePutText();
  const edit = useRef<HTMLButtonElement>(null);
  const [isEdited, setEdited] = useState(false);
  const { builtIn, override, updatedAt, updatedBy } = row.texts[language];
  const of = { key: row.key, language: languageName(language) };

  const close = () => {
    flushSync(() => setEdited(false));
    edit.current?.focus();
  };
  const fail = (error: unknown) =>
    void showToast({ title: t('texts.notSaved'), message: describe(error), tone: 'failure' });
  /** With the way back to what was there before. */
  const told = (title: string) =>
    void showToast({
      title,
      tone: 'success',
      action: {
        label: t('texts.undo'),
        onClick: () =>
          put.mutate(
            { language, key: row.key, value: override },
            {
              onSuccess: () => void showToast({ title: t('texts.undone'), tone: 'success' }),
              onError: fail,
            },
          ),
      },
    });
  const reset = () => {
    if (put.isPending) return;
    put.mutate({ language, key: row.key, value: null }, { onSuccess: () => told(t('texts.isReset')), onError: fail });
  };

  return (
    <section className={classes.cell} lang={language} aria-label={t('texts.cell', of)}>
      <div className={classes.cellHead}>
        <span className={classes.language}>{languageName(language)}</span>
        {override !== null && <span className={classes.changed}>{t('texts.changed')}</span>}
        {override === null && builtIn === null && (
          <span className={classes.missing}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('texts.missing')}
          </span>
        )}
      </div>
      {isEdited ? (
        <TextEditor
          row={row}
          language={language}
          onDirty={onDirty}
          onCancel={close}
          onSaved={() => {
            close();
            told(t('texts.saved'));
          }}
        />
      ) : (
        <>
          <p className={classes.text}>{override ?? builtIn ?? '–'}</p>
          {override !== null && (
            <p className={classes.builtIn}>
              {t('texts.builtIn')}: <span>{builtIn ?? '–'}</span>
            </p>
          )}
          {override !== null && updatedAt !== null && (
            <p className={classes.builtIn}>
              {updatedBy === null
                ? t('texts.updated', { date: `${formatShortDate(updatedAt)}, ${formatTime(updatedAt)}` })
                : t('texts.updatedBy', {
                    date: `${formatShortDate(updatedAt)}, ${formatTime(updatedAt)}`,
                    name: updatedBy,
                  })}
            </p>
          )}
          <div className={classes.cellActions}>
            <Button
              ref={edit}
              variant="subtle"
              size="compact-md"
              className={classes.action}
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={t('texts.editOf', of)}
              onClick={() => setEdited(true)}
            >
              {t('texts.edit')}
            </Button>
            {override !== null && (
              <Button
                variant="subtle"
                size="compact-md"
                color="slate"
                className={classes.action}
                leftSection={<IconRotate2 size={16} aria-hidden />}
                aria-label={t('texts.resetOf', of)}
                onClick={reset}
              >
                {t('texts.reset')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
