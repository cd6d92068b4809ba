import type { AdminAppealView } from '@contracts/admin/moderation.ts';
import { Button, Text } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { appealsQuery, decideAppeal } from '../../../lib/api/admin/admin-moderation.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import { DetailDrawer } from '../../../components/dialogs/detail-drawer.tsx';
import { DetailList, DetailSection } from '../../../components/dialogs/detail-list.tsx';
import classes from './moderation.module.css';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { Hint, OutcomeBadge } from './state-badge.tsx';

interface Props {
  id: number;
  onClose: () => void;
}

/** A complaint beside the decision that it is about, and the answer to it. */
export default function AppealDrawer({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery({
    ...appealsQuery(),
    select: (appeals) => appeals.find((appeal) => appeal.id === id) ?? null,
  });
  return (
    <DetailDrawer title={t('adminModeration.appeal', { id })} query={query} onClose={onClose}>
      {(appeal) => (appeal === null ? <Text>{t('adminModeration.gone')}</Text> : <Appeal appeal={appeal} />)}
    </DetailDrawer>
  );
}

function Appeal({ appeal }: { appeal: AdminAppealView }) {
  const t = useText();
  const { id, outcome, text, at, isForAnother } = appeal;
  const [isDeciding, setDeciding] = useState(false);
  return (
    <>
      <div className={classes.badges}>
        <OutcomeBadge outcome={outcome} />
      </div>
      {isForAnother && <Hint>{t('adminModeration.forAnother')}</Hint>}
      {outcome === null && !isForAnother && (
        <div>
          <Button mih={44} leftSection={<IconGavel size={18} aria-hidden />} onClick={() => setDeciding(true)}>
            {t('adminModeration.decide')}
          </Button>
        </div>
      )}
      <DetailSection title={t('adminModeration.appealText')}>
        <blockquote className={classes.quote}>
          <p>{text}</p>
          <small>
            {t('adminModeration.at')} {formatDateTime(at, t.language)}
          </small>
        </blockquote>
      </DetailSection>
      <Decision appeal={appeal} />
      {outcome !== null && <Answer appeal={appeal} />}
      {isDeciding && (
        <ReasonedDialog
          title={t('adminModeration.appealOf', { id })}
          text={t('adminModeration.appealHint')}
          confirm={t('adminModeration.decide')}
          outcomes={[
            { value: 'upheld', label: t('adminModeration.appeal.upheld') },
            {
              value: 'reversed',
              label: t('adminModeration.appeal.reversed'),
              hint: t(`adminModeration.reversed.${appeal.kind}`),
            },
          ]}
          hint={t('adminModeration.facts')}
          send={({ outcome: chosen, reason }) => decideAppeal(id, { outcome: chosen, reason })}
          done={t('adminModeration.decided')}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  );
}

interface PartProps {
  appeal: AdminAppealView;
}

function Decision({ appeal }: PartProps) {
  const t = useText();
  const { kind, restaurantName, userId, userName, content, ground, decision, decidedBy } = appeal;
  return (
    <DetailSection title={t('adminModeration.decision')}>
      <DetailList
        details={[
          { label: t('adminModeration.about'), value: t(`adminModeration.kind.${kind}`) },
          restaurantName !== null && { label: t('adminModeration.restaurant'), value: restaurantName },
          userId !== null && {
            label: t('adminModeration.whom'),
            value: (
              <TextLink to="/admin/dashboard/users" search={{ id: userId }}>
                {userName}
              </TextLink>
            ),
          },
          content !== null && {
            label: t('adminModeration.content'),
            value: <span className={classes.text}>{content}</span>,
          },
          { label: t('adminModeration.ground'), value: t(`moderation.ground.${ground}`) },
          { label: t('adminModeration.reason'), value: <span className={classes.text}>{decision}</span> },
          decidedBy !== null && { label: t('adminModeration.decidedBy'), value: decidedBy },
        ]}
      />
    </DetailSection>
  );
}

function Answer({ appeal: { outcome, reason, decidedAt } }: PartProps) {
  const t = useText();
  return (
    <DetailSection title={t('adminModeration.answer')}>
      <DetailList
        details={[
          outcome !== null && { label: t('adminModeration.outcome'), value: t(`adminModeration.state.${outcome}`) },
          { label: t('adminModeration.reason'), value: <span className={classes.text}>{reason}</span> },
          decidedAt !== null && { label: t('adminModeration.decidedAt'), value: formatDateTime(decidedAt, t.language) },
        ]}
      />
    </DetailSection>
  );
}
