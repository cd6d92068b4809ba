import type { PictureFetch } from '@contracts/images.ts';
import { useEffect, useState } from 'react';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { usePhotoProblem } from '../../../components/notices/use-photo-problem.ts';
import { useText } from '../../../i18n/use-text.ts';
import { removeDishPhoto, uploadDishPhoto } from '../../../lib/api/kitchen/menu-editor.ts';

/** What becomes of the photo when the dish is saved. */
type Choice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'chosen'; file: File; url: string };

const KEPT: Choice = { kind: 'kept' };

/** A dish's photo in its form: chosen here, sent when the dish is there. */
export function usePhoto(imageUrl: string | null, pictureFetch: PictureFetch | null) {
  const t = useText();
  const describe = useDescribePanelError();
  const problemWith = usePhotoProblem();
  const [choice, setChoice] = useState<Choice>(KEPT);
  const [problem, setProblem] = useState<string | null>(null);
  /** 0 to 1 while it is sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const url = choice.kind === 'chosen' ? choice.url : null;
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  const choose = (file: File) => {
    const reason = problemWith.before(file);
    if (reason !== null) {
      setProblem(reason);
      return;
    }
    setProblem(null);
    setChoice({ kind: 'chosen', file, url: URL.createObjectURL(file) });
  };

  const remove = () => {
    setProblem(null);
    setChoice(imageUrl === null && pictureFetch === null ? KEPT : { kind: 'removed' });
  };

  /** Answers whether the dish has the photo that it should have. */
  const save = async (dishId: number): Promise<boolean> => {
    if (choice.kind === 'kept') return true;
    setProblem(null);
    try {
      if (choice.kind === 'removed') {
        await removeDishPhoto(dishId);
      } else {
        setProgress(0);
        await uploadDishPhoto(dishId, choice.file, setProgress);
      }
      setChoice(KEPT);
      return true;
    } catch (error) {
      const reason = choice.kind === 'chosen' ? problemWith.after(choice.file, error) : describe(error);
      setProblem(`${reason} ${t('menuEditor.photo.dishSaved')}`);
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    /** As the dish would show it. */
    shownUrl: choice.kind === 'chosen' ? choice.url : choice.kind === 'removed' ? null : imageUrl,
    /** Of a photo that was given as an address, until another is chosen. */
    pictureFetch: choice.kind === 'kept' ? pictureFetch : null,
    isChanged: choice.kind !== 'kept',
    problem,
    progress,
    choose,
    remove,
    save,
  };
}

export type Photo = ReturnType<typeof usePhoto>;
