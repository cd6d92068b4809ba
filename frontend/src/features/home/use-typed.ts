import { useState } from 'react';

/** What is typed into a field whose value is kept elsewhere, and follows it when another hand changes it there. */
export function useTyped(kept: string) {
  const [typed, setTyped] = useState(kept);
  const [shown, setShown] = useState(kept);
  if (shown !== kept) {
    setShown(kept);
    if (typed.trim() !== kept) setTyped(kept);
  }
  return [typed, setTyped] as const;
}
