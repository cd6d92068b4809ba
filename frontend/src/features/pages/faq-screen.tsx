import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import classes from './faq-screen.module.css';

const GROUPS = [
  { id: 'order', questions: ['account', 'pay', 'fee', 'deposit'] },
  { id: 'meal', questions: ['allergens', 'wrong', 'late', 'cancel'] },
  { id: 'account', questions: ['delete', 'cookies', 'loyalty'] },
] as const satisfies readonly { id: string; questions: readonly string[] }[];

type Question = (typeof GROUPS)[number]['questions'][number];

export function FaqScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('faq.title')}
      description={t('faq.description')}
      lead={t('faq.lead')}
      sections={GROUPS.map(({ id, questions }) => ({
        id,
        title: t(`faq.group.${id}` satisfies TextKey),
        content: (
          <div className={classes.list}>
            {questions.map((question: Question) => (
              // The browser's own: its search opens what it finds.
              <details key={question} className={classes.item}>
                <summary className={classes.question}>{t(`faq.${question}.q`)}</summary>
                <p className={classes.answer}>{t(`faq.${question}.a`)}</p>
              </details>
            ))}
          </div>
        ),
      }))}
    />
  );
}
