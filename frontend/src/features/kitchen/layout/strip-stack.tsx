import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './strip-stack.module.css';

/**
 * However much there is to say, one line of it stands above the queue: the first, which is the most urgent. The others
 * are behind a button that counts them. What is a strip says so by `data-strip`.
 */
export function StripStack({ children }: { children: ReactNode }) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && count > 1;

  // Strips come and go by themselves, each where its own news arrive.
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const sort = () => {
      const strips = root.querySelectorAll('[data-strip]');
      strips.forEach((strip, index) => strip.toggleAttribute('data-behind', index > 0 && !isOpen));
      setCount(strips.length);
    };
    sort();
    const observer = new MutationObserver(sort);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className={classes.stack} data-many={count > 1 || undefined} data-open={isOpen || undefined}>
      <div className={classes.strips} ref={list}>
        {children}
      </div>
      {count > 1 && (
        <Button
          className={classes.more}
          variant="default"
          aria-expanded={isOpen}
          rightSection={<IconChevronDown className={classes.chevron} size={18} aria-hidden />}
          onClick={() => setWanted(!isWanted)}
        >
          {isOpen ? t('queue.strips.fewer') : t('queue.strips.more', { count: count - 1 })}
        </Button>
      )}
    </div>
  );
}
