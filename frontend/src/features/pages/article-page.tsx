import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDescription } from '../../components/notices/use-description.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './article-page.module.css';

interface ArticleSection {
  /** The id that links to the section name. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  /** The description that search engines show. */
  description: string;
  lead?: ReactNode;
  /** What stands above the sections. */
  children?: ReactNode;
  sections?: readonly ArticleSection[];
  /** Set where the sections are so many that a list of contents helps. */
  hasContents?: boolean;
}

/** A page to be read: a measure for reading, a table of contents beside it where it is long, and fit for printing. */
export function ArticlePage({ title, description, lead, children, sections = [], hasContents = false }: Props) {
  const t = useText();
  useDescription(description);
  return (
    <div className={classes.page} data-contents={hasContents}>
      <div className={classes.head}>
        <PageTitle>{title}</PageTitle>
        {lead && (
          <Text size="lg" c="dimmed" mt="sm" component="div">
            {lead}
          </Text>
        )}
      </div>
      {hasContents && (
        <nav className={classes.contents} aria-labelledby="contents">
          <Title order={2} id="contents" className={classes.contentsTitle}>
            {t('pages.contents')}
          </Title>
          <ol>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.body}>
        {children}
        {sections.map(({ id, title: heading, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
            <Title order={2} size="h3" id={`${id}-title`}>
              {heading}
            </Title>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
