import type { TranslationView } from '@contracts/admin/admin-translations.ts';
import type { Language } from '@contracts/constants.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { languageName } from '../../lib/format/labels.ts';
import { placeholderFaults, placeholdersOf, previewsOf } from './text-check.ts';
import classes from './translations-screen.module.css';
import { usePutText } from './use-translations.ts';

interface Props {
  row: TranslationView;
  language: Language;
  onDirty: (cell: string, isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

function faultText(t: Translate, text: string, model: string): string | null {
  if (text.trim() === '') return t('texts.error.empty');
  const { missing, unknown, isBroken } = placeholderFaults(text, model);
  if (missing.length > 0) return t('texts.error.missing', { names: inBraces(missing) });
  if (unknown.length > 0) return t('texts.error.unknown', { names: inBraces(unknown) });
  return isBroken ? t('texts.error.broken') : null;
}

export function TextEditor({ row, language, onDirty, onCancel, onSaved }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const put = usePutText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { builtIn, override } = row.texts[language];
  const start = override ?? builtIn ?? '';
  /** The text whose placeholders count. */
  const model = builtIn ?? row.texts.en.builtIn ?? start;
  const [text, setText] = useState(start);
  const [refusal, setRefusal] = useState<string | null>(null);
  const cell = `${language}/${row.key}`;
  const isDirty = text !== start;

  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    onDirty(cell, isDirty);
    return () => onDirty(cell, false);
  }, [cell, isDirty, onDirty]);

  const fault = refusal ?? (isDirty ? faultText(t, text, model) : null);
  const expected = placeholdersOf(model);
  const previews = previewsOf(language, row.key, text);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (put.isPending) return;
    if (!isDirty) {
      onCancel();
      return;
    }
    if (faultText(t, text, model) !== null) {
      field.current?.focus();
      return;
    }
    put.mutate(
      { language, key: row.key, value: text },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const [refused] = isApiError(error) ? error.errors : [];
          if (refused) setRefusal(refused.message);
          else void showToast({ title: t('texts.notSaved'), message: describe(error), tone: 'failure' });
          field.current?.focus();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={save} aria-busy={put.isPending} className={classes.editor}>
      <Textarea
        ref={field}
        autosize
        minRows={2}
        maxRows={12}
        aria-label={t('texts.cell', { key: row.key, language: languageName(language) })}
        description={expected.length > 0 ? t('texts.placeholders', { names: inBraces(expected) }) : undefined}
        value={text}
        error={fault}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefusal(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save(event);
        }}
      />
      {isDirty && builtIn !== null && (
        <p className={classes.builtIn}>
          {t('texts.builtIn')}: <span>{builtIn}</span>
        </p>
      )}
      {previews.length > 0 && (
        <div className={classes.preview}>
          <span>{t('texts.preview')}</span>
          <output>
            {previews.map((preview) => (
              <span key={preview}>{preview}</span>
            ))}
          </output>
        </div>
      )}
      <Group gap="xs">
        <SubmitButton isBusy={put.isPending}>{t('texts.save')}</SubmitButton>
        <Button variant="default" size="md" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Group>
    </form>
  );
}
