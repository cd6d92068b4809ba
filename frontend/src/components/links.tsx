import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './buttons/plain-button.tsx';
import classes from './links.module.css';

/** A button that goes to a screen; `to`, `params` and `search` are typed. */
export const ButtonLink = createLink((props: ButtonLook & ComponentProps<'a'>) => {
  const { children, ...rest } = buttonLook(props);
  return <a {...rest}>{children}</a>;
});

/** The way on from a screen that has nothing more to show. */
export function HomeLink({ children }: { children: string }) {
  return (
    <ButtonLink to="/" size="md">
      {children}
    </ButtonLink>
  );
}

interface TextLinkProps extends ComponentProps<'a'> {
  /** `inherit`: of the text around it. */
  size?: 'sm' | 'inherit';
}

/** A text link to a screen. */
export const TextLink = createLink(({ size, className = '', children, ...rest }: TextLinkProps) => (
  <a className={`${classes.link} ${className}`} data-size={size} {...rest}>
    {children}
  </a>
));
