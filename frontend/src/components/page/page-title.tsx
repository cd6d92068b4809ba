import { Title, type TitleProps } from '@mantine/core';
import { useDocumentTitle } from './use-document-title.ts';

interface Props extends Omit<TitleProps, 'order' | 'children'> {
  children: string;
  /** What the window's title says, where it is not the heading. */
  windowTitle?: string;
}

/** The one h1 of a screen; the window's title follows it. */
export function PageTitle({ children, windowTitle, ...rest }: Props) {
  useDocumentTitle(windowTitle ?? children);
  return (
    <Title order={1} {...rest}>
      {children}
    </Title>
  );
}
