import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './dish-preview.module.css';

interface Props {
  title: string;
  widthPx: number;
  onEscape: () => void;
  children: ReactNode;
}

/** A window of its own in the page, so that what is in it takes the width of the frame for that of the screen. */
export function PreviewFrame({ title, widthPx, onEscape, children }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [heightPx, setHeightPx] = useState(0);

  useEffect(() => {
    if (!root) return undefined;
    const observer = new ResizeObserver(() => setHeightPx(root.scrollHeight));
    observer.observe(root);
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    root.ownerDocument.addEventListener('keydown', close);
    return () => {
      observer.disconnect();
      root.ownerDocument.removeEventListener('keydown', close);
    };
  }, [root, onEscape]);

  return (
    <>
      <iframe
        className={classes.frame}
        title={title}
        srcDoc="<!doctype html><title>Tischlein</title>"
        width={widthPx}
        height={heightPx}
        onLoad={(event) => {
          const inside = event.currentTarget.contentDocument;
          if (inside) setRoot(dress(inside));
        }}
      />
      {root && createPortal(children, root)}
    </>
  );
}

/** With the page's language, colours and styles. Answers where the content goes. */
function dress(inside: Document): HTMLElement {
  const page = document.documentElement;
  for (const { name, value } of page.attributes) inside.documentElement.setAttribute(name, value);
  for (const node of document.querySelectorAll('link[rel="stylesheet"], style')) {
    inside.head.append(inside.importNode(node, true));
  }
  const root = inside.createElement('div');
  inside.body.append(root);
  return root;
}
