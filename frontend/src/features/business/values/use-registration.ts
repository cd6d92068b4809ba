import { useForm } from '@mantine/form';
import { useRef, useState, type SyntheticEvent } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { registerRestaurant } from '../../../lib/api/account/account.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { logError } from '../../../lib/log.ts';
import { focusFirst, showRefusals } from '../../../components/forms/form-refusals.ts';
import { problemsOf } from './registration-validation.ts';
import {
  forgetDraft,
  inWriting,
  readDraft,
  storeDraft,
  toRequest,
  type RegistrationValues,
} from './registration-values.ts';
import type { RegisterRestaurantRequest } from '@contracts/http/requests.gen.ts';

/** The form, and how its sending goes. */
export function useRegistration(onDone: (email: string) => void) {
  const t = useText();
  const [language] = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A second click may come before the first one is on screen.
  const isSending = useRef(false);
  const lastTry = useRef({ body: '', key: '' });

  const form = useForm<RegistrationValues>({
    initialValues: inWriting(readDraft(), language),
    validate: (values) => problemsOf(values, t),
    onValuesChange: storeDraft,
  });

  /** The same content has the same key: sent again after an answer that got lost, it registers once. */
  const keyOf = (request: RegisterRestaurantRequest) => {
    const body = JSON.stringify(request);
    if (body !== lastTry.current.body) lastTry.current = { body, key: crypto.randomUUID() };
    return lastTry.current.key;
  };

  const describe = (error: unknown) => {
    if (isApiError(error, 'network')) return t('business.failedNetwork');
    return (isApiError(error) ? error.detail : null) ?? t('business.failedText');
  };

  const send = async (values: RegistrationValues) => {
    const request = toRequest(values);
    const { email } = await registerRestaurant(request, keyOf(request));
    forgetDraft();
    void showToast({ title: t('business.done'), message: t('business.doneText'), tone: 'success' });
    onDone(email);
  };

  const start = (values: RegistrationValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    send(values)
      .catch((error: unknown) => {
        // What a field says needs no second place.
        if (!showRefusals(form, error)) {
          logError(error);
          setFailure(describe(error));
        }
        void showToast({ title: t('business.failed'), message: describe(error), tone: 'failure' });
      })
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    form.onSubmit(start, (errors) => focusFirst(form, errors))(event);
  };

  return { form, submit, isBusy, failure };
}

export type RegistrationForm = ReturnType<typeof useRegistration>['form'];
