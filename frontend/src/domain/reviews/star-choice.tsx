import { STARS, type Star } from '@contracts/orders/reviews.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './star-choice.module.css';

interface Props {
  value: Star | null;
  onChange: (value: Star) => void;
  error: string | undefined;
  /** The first star: where the focus goes when the choice is missing. */
  ref: Ref<HTMLInputElement>;
}

/** Five radio buttons that look like stars, so that arrow keys and screen readers know them. */
export function StarChoice({ value, onChange, error, ref }: Props) {
  const t = useText();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-name`} className={classes.name}>
        {t('review.stars')}
      </p>
      <div className={classes.stars}>
        {STARS.map((star) => (
          <label key={star} className={classes.star} data-lit={(value !== null && star <= value) || undefined}>
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              required
              aria-label={t('review.star', { count: star })}
            />
            <IconStarFilled size={34} aria-hidden />
          </label>
        ))}
        <span className={classes.word} aria-hidden>
          {value !== null && t('review.star', { count: value })}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
