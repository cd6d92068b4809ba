import { Button } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './checkout-section.module.css';
import type { SectionId } from './section-of.ts';

interface Props {
  section: SectionId;
  title: string;
  /** What was entered or chosen, in a line. */
  line: ReactNode;
  /** Nothing was, and nothing needs to be. */
  isEmpty: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** Whoever is in it wants to go on. */
  onDone: () => void;
  children: ReactNode;
}

/** The id of what says what the section is for. */
export const titleIdOf = (section: SectionId) => `checkout-${section}`;
/** The id of the button that opens and folds it. */
export const toggleIdOf = (section: SectionId) => `checkout-${section}-toggle`;

/** A part of the form, or the line that it has become. */
export function CheckoutSection({ section, title, line, isEmpty, isOpen, onOpen, onDone, children }: Props) {
  const t = useText();
  const [titleId, toggleId] = [titleIdOf(section), toggleIdOf(section)];
  const [lineId, fieldsId] = [`${titleId}-line`, `${titleId}-fields`];
  return (
    <section
      className={classes.section}
      data-section={section}
      data-open={isOpen || undefined}
      aria-labelledby={titleId}
    >
      <h2 className={classes.head}>
        <button
          type="button"
          id={toggleId}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          {...(!isOpen && { 'aria-describedby': lineId })}
          onClick={isOpen ? onDone : onOpen}
        >
          <span id={titleId}>{title}</span>
          {isOpen ? (
            <IconChevronUp size={20} stroke={1.8} aria-hidden />
          ) : (
            <span className={classes.change}>{isEmpty ? t('checkout.add') : t('checkout.change')}</span>
          )}
        </button>
      </h2>
      {!isOpen && (
        <div id={lineId} className={classes.line} data-empty={isEmpty || undefined}>
          {line}
        </div>
      )}
      <div id={fieldsId} data-fields={section}>
        {isOpen && (
          <>
            {children}
            <Button variant="light" size="md" mt="md" onClick={onDone}>
              {t('checkout.done')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
