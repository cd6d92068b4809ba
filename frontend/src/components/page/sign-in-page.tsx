import { Paper, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import classes from './sign-in-page.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  subtitle: ReactNode;
  /** The form and what belongs to it. */
  children: ReactNode;
  /** Links to the other ways of signing in. */
  links: ReactNode;
  /** Beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
  /** Where one step follows another without a new page: the focus goes to its heading when it appears. */
  takesFocus?: boolean;
}

/** A login that is not the customers', and what leads back to one. */
export function SignInPage({ icon, title, subtitle, children, links, aside, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.page} data-aside={aside !== undefined}>
      <Paper className={classes.card} withBorder>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <div>
          <PageTitle ref={heading} tabIndex={takesFocus ? -1 : undefined} size="h2">
            {title}
          </PageTitle>
          <Text c="dimmed" mt={6}>
            {subtitle}
          </Text>
        </div>
        {children}
        <div className={classes.links}>{links}</div>
      </Paper>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
