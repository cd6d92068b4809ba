import type { ComponentProps } from 'react';
import classes from './page-title.module.css';
import { useDocumentTitle } from './use-document-title.ts';

interface Props extends ComponentProps<'h1'> {
  children: string;
  /** The smaller one of panels and narrow pages. */
  size?: 'h2';
  /** What the window's title says, where it is not the heading. */
  windowTitle?: string;
}

/** The one h1 of a screen; the window's title follows it. */
export function PageTitle({ children, size, windowTitle, className = '', ...rest }: Props) {
  useDocumentTitle(windowTitle ?? children);
  return (
    <h1 className={`${classes.title} ${className}`} data-size={size} {...rest}>
      {children}
    </h1>
  );
}
