import { IconCircle, IconCircleCheckFilled, IconFlame } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { Line } from '../lines/lines.ts';
import classes from './stations.module.css';

const ICON = { todo: IconCircle, doing: IconFlame, done: IconCircleCheckFilled } as const;

interface Props {
  line: Line;
  /** What a single key moves on. */
  isNext: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** A line that is to do, in hand or done, and goes on by a tap. */
export function LineButton({ line, isNext, onStep, children }: Props) {
  const t = useText();
  const Icon = ICON[line.state];
  return (
    <button
      type="button"
      className={classes.line}
      data-state={line.state}
      data-shortcut={isNext ? 'line' : undefined}
      onClick={onStep}
    >
      {children}
      <span className="spoken">{t(`queue.line.${line.state}`)}</span>
      <Icon className={classes.state} size={24} aria-hidden />
    </button>
  );
}
