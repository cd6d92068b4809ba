import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Files that are dropped on the element. Answers whether some hang above it. */
export function useFileDrop(element: RefObject<HTMLElement | null>, onDrop: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const end = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', listen: (event: DragEvent) => void) =>
      place.addEventListener(name, listen, { signal: end.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) take(event.dataTransfer.files);
    });
    return () => end.abort();
  }, [element]);

  return isOver;
}
