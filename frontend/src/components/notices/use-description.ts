import { useEffect } from 'react';

let fallback = '';
let own: string | null = null;

function apply(): void {
  const text = own ?? fallback;
  for (const name of ['meta[name="description"]', 'meta[property="og:description"]']) {
    if (text !== '') document.querySelector(name)?.setAttribute('content', text);
  }
}

/** What search engines say about this screen, as long as it is shown. */
export function useDescription(text: string): void {
  useEffect(() => {
    own = text;
    apply();
    return () => {
      own = null;
      apply();
    };
  }, [text]);
}

/** What they say about a screen that has no description of its own. */
export function useDefaultDescription(text: string): void {
  useEffect(() => {
    fallback = text;
    apply();
  }, [text]);
}
