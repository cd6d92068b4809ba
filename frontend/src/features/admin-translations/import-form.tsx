import type { FieldError } from '@contracts/http/errors.ts';
import { LANGUAGES, type Language } from '@contracts/constants.ts';
import { Alert, FileInput, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { importTexts } from '../../lib/api/admin/admin-translations.ts';
import { isApiError } from '../../lib/http/http.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { languageName } from '../../lib/format/labels.ts';
import { languageOfFile, readTexts } from './import-file.ts';
import classes from './translations-screen.module.css';
import '@mantine/core/styles/Alert.layer.css';

/** A file of one language: all of it, or nothing with what is wrong at which key. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState<Language>('de');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const send = useMutation({
    mutationFn: (texts: Record<string, string>) => importTexts(language, texts),
    onSuccess: ({ changed, removed }) => {
      void queryClient.invalidateQueries({ queryKey: ['admin', 'translations'] });
      void showToast({ title: t('texts.import.done', { changed, removed }), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      const refused = isApiError(error) ? error.errors : [];
      setErrors(refused);
      setFault(refused.length > 0 ? t('texts.import.refused', { count: refused.length }) : describe(error));
    },
  });

  const submit = async () => {
    if (send.isPending) return;
    setErrors([]);
    if (!file) {
      setFault(t('texts.import.noFile'));
      return;
    }
    const texts = readTexts(await file.text());
    if (typeof texts === 'string') {
      setFault(t(`texts.import.${texts}`));
      return;
    }
    setFault(null);
    send.mutate(texts);
  };

  return (
    <form
      noValidate
      aria-busy={send.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <Text c="dimmed">{t('texts.import.lead')}</Text>
        <FileInput
          label={t('texts.import.file')}
          placeholder={t('texts.import.choose')}
          accept="application/json,.json"
          leftSection={<IconFileImport size={18} aria-hidden />}
          value={file}
          onChange={(next) => {
            setFile(next);
            setFault(null);
            setErrors([]);
            const named = LANGUAGES.find((known) => next && known === languageOfFile(next.name));
            if (named) setLanguage(named);
          }}
        />
        <NativeSelect
          label={t('texts.import.language')}
          value={language}
          onChange={(event) => setLanguage(LANGUAGES.find((known) => known === event.currentTarget.value) ?? language)}
          data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <div role="alert">
          {fault !== null && (
            <Alert role="presentation" color="danger" icon={<IconAlertCircle size={20} aria-hidden />}>
              {fault}
              {errors.length > 0 && (
                <ul className={classes.errors}>
                  {errors.map(({ field, message }) => (
                    <li key={field}>
                      <code>{field}</code> {message}
                    </li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </div>
        <div>
          <SubmitButton isBusy={send.isPending}>{t('texts.import.submit')}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
