import { Title } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import classes from './how-it-works-screen.module.css';
import { RichText } from '../../components/rich-text.tsx';

const STEPS = [
  { id: 'city', image: '/images/restaurants/koez-ocakbasi.avif' },
  { id: 'dishes', image: '/images/dishes/pizza-margherita.avif' },
  { id: 'order', image: '/images/dishes/burger-cheese.avif' },
  { id: 'watch', image: '/images/dishes/noodle-box.avif' },
] as const;
const SECTIONS = ['ranking', 'reviews', 'who'] as const;

export function HowItWorksScreen() {
  const t = useText();
  return (
    <ArticlePage
      title={t('how.title')}
      description={t('how.description')}
      lead={t('how.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`how.${id}.title`),
        content: <RichText>{t(`how.${id}.text`)}</RichText>,
      }))}
    >
      <ol className={classes.steps}>
        {STEPS.map(({ id, image }, index) => (
          <li key={id} className={classes.step}>
            <img src={image} alt="" width={400} height={300} loading={index === 0 ? 'eager' : 'lazy'} />
            <div>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <Title order={2} size="h3">
                {t(`how.${id}.title`)}
              </Title>
              <p className={classes.text}>{t(`how.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </ArticlePage>
  );
}
