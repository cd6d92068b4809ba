import { useForm, type FormErrors } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../notices/toast.ts';
import { useDescribePanelError } from '../notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { logError } from '../../lib/log.ts';
import { showRefusals, submitOnce } from './form-refusals.ts';

interface Options<Values, Answer> {
  initial: Values;
  validate: (values: Values) => FormErrors;
  send: (values: Values) => Promise<Answer>;
  /** What the server made of it. */
  toValues: (answer: Answer) => Values;
  onSaved: (answer: Answer) => void;
  /** Refusals that the screen itself tells about. */
  isToldElsewhere?: (error: Error) => boolean;
}

/** A form that stays on screen after it is saved. What is typed while it is under way stays, and is unsaved. */
export function useSettingsForm<Values extends Record<string, unknown>, Answer>({
  initial,
  validate,
  send,
  toValues,
  onSaved,
  isToldElsewhere,
}: Options<Values, Answer>) {
  const t = useText();
  const describe = useDescribePanelError();
  const form = useForm<Values>({ initialValues: initial, validate });
  const save = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      const saved = toValues(answer);
      const isUntouched = JSON.stringify(form.getValues()) === JSON.stringify(sent);
      form.setInitialValues(saved);
      if (isUntouched) form.setValues(saved);
      form.resetDirty(saved);
      onSaved(answer);
      void showToast({ title: t('settings.saved'), tone: 'success' });
    },
    onError: (error) => {
      if (isToldElsewhere?.(error)) return;
      // What a field says needs no line in the log.
      if (!showRefusals(form, error)) logError(error);
      void showToast({ title: t('settings.notSaved'), message: describe(error), tone: 'failure' });
    },
  });
  const submit = submitOnce(form, save);
  return { form, submit, isSaving: save.isPending, isDirty: form.isDirty() };
}
