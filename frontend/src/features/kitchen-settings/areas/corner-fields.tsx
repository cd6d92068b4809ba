import { MAX_POLYGON_POINTS } from '@contracts/places/delivery-areas.ts';
import { Button, Text, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { ListButtons } from '../../../components/forms/list-buttons.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { borderProblem } from './form/area-problems.ts';
import { newCorner, pointOf, type Corner } from './form/area-values.ts';
import classes from './areas-screen.module.css';

interface Props {
  corners: Corner[];
  /** Of the area. */
  path: string;
  errors: FormErrors;
  onChange: (corners: Corner[]) => void;
}

/** A border, corner by corner, so that it can be drawn by the keyboard alone. */
export function CornerFields({ corners, path, errors, onChange }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const change = (index: number, part: Partial<Corner>) =>
    onChange(corners.map((corner, at) => (at === index ? { ...corner, ...part } : corner)));
  const move = (from: number, to: number) => {
    const moved = corners[from];
    if (moved !== undefined) onChange(corners.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const add = () => {
    onChange([...corners, newCorner(null, language)]);
    const added = `[data-path="${path}.corners.${corners.length}.latitude"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(added)?.focus());
  };
  const isDrawn = corners.length >= 3 && corners.every((corner) => pointOf(corner) !== null);
  const problem = errors[`${path}.polygon`] ?? (isDrawn ? borderProblem(corners, t) : null);
  return (
    <fieldset className={classes.corners} data-path={`${path}.polygon`} tabIndex={-1}>
      <legend className={classes.legend}>{t('settings.areas.corners')}</legend>
      <Text c="dimmed" size="sm">
        {t('settings.areas.cornersHint')}
      </Text>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {corners.length === 0 && <Text>{t('settings.areas.cornersEmpty')}</Text>}
      <ol className={classes.cornerList}>
        {corners.map((corner, index) => {
          const number = index + 1;
          const error = errors[`${path}.corners.${index}.latitude`];
          return (
            <li key={corner.key} className={classes.corner}>
              <span className={classes.number} aria-hidden>
                {number}
              </span>
              {(['latitude', 'longitude'] as const).map((part) => (
                <TextInput
                  key={part}
                  className={classes.degrees}
                  placeholder={t(`settings.areas.${part}Short`)}
                  aria-label={t(`settings.areas.${part}`, { number })}
                  inputMode="decimal"
                  autoComplete="off"
                  data-path={`${path}.corners.${index}.${part}`}
                  error={part === 'latitude' ? error : Boolean(error)}
                  value={corner[part]}
                  onChange={({ currentTarget }) => change(index, { [part]: currentTarget.value })}
                />
              ))}
              <ListButtons
                labels={{
                  up: t('settings.areas.cornerUp', { number }),
                  down: t('settings.areas.cornerDown', { number }),
                  remove: t('settings.areas.cornerRemove', { number }),
                }}
                onUp={index === 0 ? null : () => move(index, index - 1)}
                onDown={index === corners.length - 1 ? null : () => move(index, index + 1)}
                onRemove={() => onChange(corners.filter((_, at) => at !== index))}
              />
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="default"
          mih={44}
          disabled={corners.length >= MAX_POLYGON_POINTS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('settings.areas.cornerAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
