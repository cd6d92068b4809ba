import { useEffect } from 'react';

const SITE = 'Tischlein';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? SITE : `${title} · ${SITE}`;
  }, [title]);
}
