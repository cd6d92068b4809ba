import { PROBLEM_STATES, type ProblemState, type ReportedProblemView } from '@contracts/orders/order-problems.ts';
import { NativeSelect, Text } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { Loading } from '../../components/notices/loading.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useMore } from '../../components/use-more.ts';
import { useText } from '../../i18n/use-text.ts';
import { openProblemsQuery, type ProblemSide, problemsQuery } from '../../lib/api/reported-problems.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { ProblemCard } from './problem-card.tsx';
import classes from './problems.module.css';

const CHOICES = [...PROBLEM_STATES, 'all'] as const;
type Choice = (typeof CHOICES)[number];

/** What is reported, live, for those who answer it. */
export function ProblemList({ side }: { side: ProblemSide }) {
  const t = useText();
  const [choice, setChoice] = useState<Choice>('open');
  const status = useRef<HTMLParagraphElement>(null);
  const { data: waiting } = useQuery(openProblemsQuery(side));
  return (
    <>
      <div className={classes.tools}>
        <NativeSelect
          label={t('problems.filter')}
          value={choice}
          onChange={({ currentTarget: { value } }) => setChoice(CHOICES.find((one) => one === value) ?? 'open')}
          data={CHOICES.map((value) => ({
            value,
            label: value === 'all' ? t('problems.all') : t(`problem.state.${value}`),
          }))}
        />
      </div>
      <Text fw={650} role="status" ref={status} tabIndex={-1}>
        {waiting && t('problems.waiting', { count: waiting.open })}
      </Text>
      <Problems
        key={choice}
        side={side}
        state={choice === 'all' ? undefined : choice}
        onSettled={() => status.current?.focus()}
      />
    </>
  );
}

interface Props {
  side: ProblemSide;
  state: ProblemState | undefined;
  onSettled: () => void;
}

function Problems({ side, state, onSettled }: Props) {
  const t = useText();
  const query = problemsQuery(side, state);
  const pages = useInfiniteQuery(query);
  const { data, error, hasNextPage, refetch } = pages;
  // What somebody is answering stays, with its words, when another device was quicker.
  const [writing, setWriting] = useState<ReportedProblemView | null>(null);
  const listed = data?.pages.flatMap(({ items }) => items) ?? [];
  const isGone = writing !== null && !listed.some(({ id }) => id === writing.id);
  const problems = isGone ? [...listed, writing].sort((a, b) => b.id - a.id) : listed;
  const [list, more] = useMore<HTMLOListElement>(useNextPage(pages, query.queryKey), problems.length);

  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading heights={[160, 160]} radius="lg" />;
  if (problems.length === 0) {
    return (
      <EmptyState icon={<IconMessageReport size={44} stroke={1.6} />} tone="slate" title={t('problems.none')}>
        {t('problems.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.list} ref={list} aria-label={t('problems.title')}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <ProblemCard
              problem={problem}
              side={side}
              isWriting={writing?.id === problem.id}
              onWrite={(isOn) => setWriting(isOn ? problem : null)}
              onSettled={onSettled}
            />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
          {t('problems.more')}
        </MoreButton>
      )}
    </>
  );
}
