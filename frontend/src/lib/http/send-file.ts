import { ApiError, toApiError } from './http.ts';

/** Told while a file is on its way: 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends a file: a form as it is, anything else with its content type. `fetch` cannot say how far an upload is.
 *
 * @throws ApiError on anything that is not ok.
 */
export function sendFile<T>(
  method: 'PUT' | 'POST',
  path: string,
  content: FormData | { text: Blob; type: string },
  onProgress?: OnProgress,
): Promise<T> {
  const call = new XMLHttpRequest();
  call.open(method, path);
  call.setRequestHeader('Accept', 'application/json');
  call.setRequestHeader('Accept-Language', document.documentElement.lang);
  if (onProgress) {
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  }
  return new Promise((resolve, reject) => {
    call.addEventListener('error', () => reject(new ApiError(0, 'no answer', null, 'network')));
    call.addEventListener('abort', () => reject(new ApiError(0, 'aborted', null, 'network')));
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) {
        resolve(JSON.parse(call.responseText) as T);
        return;
      }
      const headers = { 'content-type': call.getResponseHeader('content-type') ?? '' };
      toApiError(new Response(call.responseText, { status: call.status, headers })).then(reject, reject);
    });
    if (content instanceof FormData) {
      call.send(content);
    } else {
      call.setRequestHeader('Content-Type', content.type);
      call.send(content.text);
    }
  });
}
