import { MAX_UPLOAD_BYTES } from '@contracts/images.ts';
import { useEffect, useState } from 'react';
import { useDescribePanelError } from '../../components/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/api/http.ts';
import { removeDishPhoto, uploadDishPhoto } from '../../lib/api/menu-editor.ts';

/** What becomes of the photo when the dish is saved. */
type Choice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'chosen'; file: File; url: string };

const KEPT: Choice = { kind: 'kept' };
const BYTES_PER_MB = 1024 * 1024;

/** A dish's photo in its form: chosen here, sent when the dish is there. */
export function usePhoto(imageUrl: string | null) {
  const t = useText();
  const describe = useDescribePanelError();
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
    const max = MAX_UPLOAD_BYTES / BYTES_PER_MB;
    if (file.size > MAX_UPLOAD_BYTES) {
      const size = Math.ceil(file.size / BYTES_PER_MB);
      setProblem(t('menuEditor.photo.tooLarge', { name: file.name, size, max }));
      return;
    }
    setProblem(null);
    setChoice({ kind: 'chosen', file, url: URL.createObjectURL(file) });
  };

  const remove = () => {
    setProblem(null);
    setChoice(imageUrl === null ? KEPT : { kind: 'removed' });
  };

  const explain = (error: unknown, name: string) => {
    if (isApiError(error, 'not_an_image')) return t('menuEditor.photo.notAnImage', { name });
    if (isApiError(error, 'body_too_large')) return t('menuEditor.photo.tooLargeForServer', { name });
    return describe(error);
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
      setProblem(explain(error, choice.kind === 'chosen' ? choice.file.name : ''));
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    /** As the dish would show it. */
    shownUrl: choice.kind === 'chosen' ? choice.url : choice.kind === 'removed' ? null : imageUrl,
    isChanged: choice.kind !== 'kept',
    problem,
    progress,
    choose,
    remove,
    save,
  };
}

export type Photo = ReturnType<typeof usePhoto>;
