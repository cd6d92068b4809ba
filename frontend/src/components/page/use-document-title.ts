import { useEffect } from 'react';

const SITE = 'Tischlein';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? SITE : `${title} · ${SITE}`;
    document.querySelector('meta[property="og:title"]')?.setAttribute('content', document.title);
  }, [title]);
}
