import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import classes from './sign-in-page.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  subtitle: string;
  /** The form and what belongs to it. */
  children: ReactNode;
  /** Other ways from here. */
  links: ReactNode;
  /** Beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
}

/** A login that is not the customers'. */
export function SignInPage({ icon, title, subtitle, children, links, aside }: Props) {
  return (
    <div className={classes.page} data-aside={aside !== undefined}>
      <Paper className={classes.card} withBorder>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <div>
          <PageTitle size="h2">{title}</PageTitle>
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
