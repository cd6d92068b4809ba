import { MODERATION_TEXT_LENGTH, type DecisionView } from '@contracts/admin/moderation.ts';
import { Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { decisionQuery, sendAppeal } from '../../lib/api/moderation.ts';
import { isAtFields, refusalAt } from '../../lib/http/refusals.ts';
import { formatDateTime } from '../../lib/format/dates/dates.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import classes from './moderation.module.css';

/** Art. 17 and 20 DSA: the reasons, and the complaint, by the link of the e-mail. */
export function DecisionScreen({ token }: { token: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(decisionQuery(token));
  const isGone = isApiError(error, 'not_found');
  return (
    <div className={classes.page}>
      <PageTitle>{data ? t(`decision.kind.${data.kind}`) : t(isGone ? 'decision.gone' : 'decision.title')}</PageTitle>
      {isGone && <p className={classes.lead}>{t('decision.goneText')}</p>}
      {error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Facts decision={data} />}
      {data?.mayAppeal && <AppealForm token={token} until={data.appealUntil} />}
    </div>
  );
}

function Facts({ decision }: { decision: DecisionView }) {
  const t = useText();
  const { appeal, liftedAt, outcome, reason, decidedAt } = decision;
  const rows = [
    [t('decision.at'), formatDateTime(decision.at, t.language)],
    [t('decision.restaurant'), decision.restaurantName],
    [t('decision.content'), decision.content],
    [t('decision.ground'), t(`moderation.ground.${decision.ground}`)],
    [t('decision.explanation'), decision.explanation],
    [t('decision.decidedAt'), decidedAt === null ? t('decision.open') : formatDateTime(decidedAt, t.language)],
    [t('decision.outcome'), outcome === null ? null : t(`decision.outcome.${outcome}`)],
    [t('decision.reason'), reason],
    [t('decision.lifted'), liftedAt === null ? null : formatDateTime(liftedAt, t.language)],
    [t('decision.appeal.sent'), appeal?.text ?? null],
    [
      t('decision.outcome'),
      appeal && (appeal.outcome === null ? t('decision.appeal.open') : t(`decision.appeal.${appeal.outcome}`)),
    ],
    [t('decision.reason'), appeal?.reason ?? null],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {rows.map(([label, value], index) =>
          value ? (
            <div key={`${label} ${String(index)}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {decision.isFromNotice && <p className={classes.lead}>{t('decision.fromNotice')}</p>}
      {decidedAt !== null && <p className={classes.lead}>{t('decision.byPeople')}</p>}
      {decidedAt !== null && <p className={classes.lead}>{t('decision.redress')}</p>}
    </>
  );
}

function AppealForm({ token, until }: { token: string; until: string | null }) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { min, max } = MODERATION_TEXT_LENGTH;
  const length = lengthOf(text.trim());
  const isGood = length >= min && length <= max;
  const send = useMutation({
    mutationFn: () => sendAppeal(token, { text: text.trim() }),
    onSuccess: (answer) => queryClient.setQueryData(decisionQuery(token).queryKey, answer),
    onError: (error) => {
      if (isAtFields(error, ['text'])) field.current?.focus();
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-labelledby="appeal"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) {
          send.mutate();
          return;
        }
        setMissing(true);
        field.current?.focus();
      }}
    >
      <Title order={2} size="h3" id="appeal">
        {t('decision.appeal.title')}
      </Title>
      {until !== null && (
        <p className={classes.lead}>{t('decision.appeal.text', { time: formatDateTime(until, t.language) })}</p>
      )}
      <LimitedTextarea
        ref={field}
        label={t('decision.appeal.why')}
        required
        max={max}
        value={text}
        error={isMissing && !isGood ? t('notice.error.explanation', { min, max }) : refusalAt(send.error, 'text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="alert">{send.error && !isAtFields(send.error, ['text']) && describe(send.error)}</div>
      <BusyButton type="submit" isBusy={send.isPending} mih={44}>
        {t('decision.appeal.send')}
      </BusyButton>
    </form>
  );
}
