import { useEffect, useRef, useState } from 'react';
import { ApiError, toApiError } from '../../../lib/http/http.ts';

const KIB = 1024;

interface Handlers {
  onDone: () => void;
  onError: (error: unknown) => void;
}

/** A file that is read as it comes. `receivedKib` is null while none is under way. */
export function useExport({ onDone, onError }: Handlers) {
  const [receivedKib, setReceivedKib] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (path: string, name: string) => {
    const stop = new AbortController();
    running.current = stop;
    setReceivedKib(0);
    try {
      save(await receive(path, stop.signal, (bytes) => setReceivedKib(Math.ceil(bytes / KIB))), name);
      onDone();
    } catch (error) {
      if (!stop.signal.aborted) onError(error);
    } finally {
      if (running.current === stop) setReceivedKib(null);
    }
  };
  return {
    receivedKib,
    start: (path: string, name: string) => void run(path, name),
    stop: () => running.current?.abort(),
  };
}

/** @throws ApiError when it is refused or breaks off: half a table is none. */
async function receive(path: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Blob> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const answer = await fetch(path, { headers, signal }).catch((cause: unknown) => {
    throw new ApiError(0, String(cause), null, 'network');
  });
  if (!answer.ok) throw await toApiError(answer);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((cause: unknown) => {
      throw new ApiError(0, String(cause), null, 'network');
    });
    if (!part?.value) return new Blob(parts, { type: 'text/csv' });
    parts.push(part.value);
    bytes += part.value.byteLength;
    onBytes(bytes);
  }
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
