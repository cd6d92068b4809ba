import { IMAGE_TYPES, MAX_UPLOAD_BYTES, PICTURES_PER_HOUR } from '@contracts/images.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { useDescribePanelError } from './use-describe-panel-error.ts';

const BYTES_PER_MB = 1024 * 1024;
export const MAX_UPLOAD_MB = MAX_UPLOAD_BYTES / BYTES_PER_MB;

/** Why a photo is not taken and what helps. */
export function usePhotoProblem() {
  const t = useText();
  const describe = useDescribePanelError();

  const ofSize = ({ name, size }: File) =>
    t('photo.problem.tooLarge', { name, size: Math.ceil(size / BYTES_PER_MB), max: MAX_UPLOAD_MB });
  const ofKind = ({ name }: File) => t('photo.problem.notAnImage', { name });

  return {
    /** What can be said before it is sent; null: nothing. */
    before(file: File): string | null {
      if (file.size > MAX_UPLOAD_BYTES) return ofSize(file);
      return IMAGE_TYPES.some((type) => type === file.type) ? null : ofKind(file);
    },
    /** What the server says of it. */
    after(file: File, error: unknown): string {
      if (isApiError(error, 'body_too_large')) return ofSize(file);
      if (isApiError(error, 'not_an_image')) return ofKind(file);
      if (isApiError(error, 'too_many_requests')) return t('photo.problem.quota', { max: PICTURES_PER_HOUR });
      if (isApiError(error, 'unavailable')) return t('photo.problem.busy');
      const [field] = isApiError(error, 'validation_failed') ? error.errors : [];
      return field?.message ?? describe(error);
    },
  };
}
