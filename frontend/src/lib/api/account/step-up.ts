/** A call that the server takes only shortly after a password: asks for it, and makes the call again. */
import { atom, getDefaultStore } from 'jotai';
import { isApiError } from '../../http/http.ts';

/** What the dialog answers to; null while nothing is asked. True: the server knows by now who it is. */
export const stepUpQuestionAtom = atom<{ answer: (isProved: boolean) => void } | null>(null);

function ask(): Promise<boolean> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    const answer = (isProved: boolean) => {
      store.set(stepUpQuestionAtom, null);
      resolve(isProved);
    };
    store.set(stepUpQuestionAtom, { answer });
  });
}

/** Needs a `StepUpDialog` on the screen. */
export async function withStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error, 'step_up_required') || !(await ask())) throw error;
    return call();
  }
}
