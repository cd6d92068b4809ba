import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { ApiError } from '../../lib/http/http.ts';

type Form<Values> = Pick<UseFormReturnType<Values>, 'getInputNode' | 'setErrors'>;

/** For the second argument of `form.onSubmit`; see `submitOnce` for the usual first one. */
export function focusFirst<Values>(form: Form<Values>, errors: FormErrors): void {
  const [field] = Object.keys(errors);
  if (field !== undefined) form.getInputNode(field)?.focus();
}

/** Sends what is valid, once at a time; otherwise the focus goes to the first mistake. */
export function submitOnce<Values>(
  form: Pick<UseFormReturnType<Values>, 'getInputNode' | 'setErrors' | 'onSubmit'>,
  sending: { isPending: boolean; mutate: (values: Values) => void },
) {
  return form.onSubmit(
    (values) => {
      if (!sending.isPending) sending.mutate(values);
    },
    (errors) => focusFirst(form, errors),
  );
}

/** Puts what the server refuses at its field, the focus on the first. False: it says nothing of a single field. */
export function showRefusals<Values>(form: Form<Values>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  const errors = Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
  form.setErrors(errors);
  focusFirst(form, errors);
  return true;
}
