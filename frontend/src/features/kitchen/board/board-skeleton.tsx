import { Skeleton } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import { COLUMNS } from '../queue/board.ts';
import classes from './order-board.module.css';

export function BoardSkeleton() {
  const t = useText();
  return (
    <div className={classes.board} role="status" aria-label={t('common.loading')}>
      {COLUMNS.map((column) => (
        <div key={column} className={classes.column}>
          <Skeleton h={32} w="60%" mb="md" />
          <Skeleton h={220} radius="md" />
        </div>
      ))}
    </div>
  );
}
