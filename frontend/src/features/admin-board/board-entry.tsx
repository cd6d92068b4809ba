import type { BoardEntry } from '@contracts/admin/admin-board.ts';
import { hasAdminRight, type AdminRole } from '@contracts/accounts/admin-roles.ts';
import type { BoardMarkRequest } from '@contracts/http/requests.gen.ts';
import { CITY_LABELS } from '@contracts/constants.ts';
import { Anchor } from '@mantine/core';
import { IconCircleCheck, IconPhone } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useFlash } from '../../components/notices/use-flash.ts';
import { useAccount } from '../../domain/session/use-account.ts';
import { useText } from '../../i18n/use-text.ts';
import { telOf } from '../../lib/format/contact-links.ts';
import { formatDateTime, formatTime } from '../../lib/format/dates/dates.ts';
import { ageText } from './age.ts';
import classes from './board.module.css';
import { actionsOf, reminderWait, type BoardAction } from './entries.ts';
import { EntryMark, MarkButtons } from './entry-mark.tsx';
import { storyOf, titleOf } from './entry-texts.ts';

interface Props {
  entry: BoardEntry;
  role: AdminRole | undefined;
  isBusy: boolean;
  onAct: (action: BoardAction) => void;
  onMark: (mark: Omit<BoardMarkRequest, 'key'>, done: string) => void;
}

const COLORS: Partial<Record<BoardAction, string>> = { cancel: 'danger', drop: 'danger' };

export function BoardEntryRow({ entry, role, isBusy, onAct, onMark }: Props) {
  const t = useText();
  const { id: adminId } = useAccount();
  const row = useRef<HTMLLIElement>(null);
  useFlash(row, entry.since, entry.since);
  const title = titleOf(entry, t);
  const age = useClock((now) => ageText(now - Date.parse(entry.since), t));
  return (
    <li ref={row} className={classes.entry} aria-busy={isBusy}>
      <div className={classes.what}>
        <h3>{title}</h3>
        <p>{storyOf(entry, t)}</p>
        {'reminderAnsweredAt' in entry && entry.reminderAnsweredAt !== null && (
          <p className={classes.onIt} role="status">
            <IconCircleCheck size={18} aria-hidden />
            {t('adminBoard.onIt', { time: formatTime(entry.reminderAnsweredAt) })}
          </p>
        )}
        <Facts entry={entry} />
        <EntryMark mark={entry.mark} />
      </div>
      <time className={classes.age} dateTime={entry.since} title={formatDateTime(entry.since, t.language)}>
        {age}
      </time>
      <div className={classes.actions}>
        {actionsOf(entry.kind, role).map((action, index) =>
          action === 'remind' ? (
            <RemindButton key={action} entry={entry} title={title} isBusy={isBusy} onAct={() => onAct(action)} />
          ) : (
            <BusyButton
              key={action}
              size="sm"
              variant={index === 0 ? 'light' : 'default'}
              {...(COLORS[action] && { c: 'var(--tl-danger-fg)' })}
              isHeld={isBusy}
              aria-label={`${t(`adminBoard.action.${action}`)}: ${title}`}
              onClick={() => onAct(action)}
            >
              {t(`adminBoard.action.${action}`)}
            </BusyButton>
          ),
        )}
        {hasAdminRight(role, 'mark_board') && (
          <MarkButtons entry={entry} title={title} adminId={adminId} isBusy={isBusy} onMark={onMark} />
        )}
      </div>
    </li>
  );
}

interface RemindProps {
  entry: BoardEntry;
  title: string;
  isBusy: boolean;
  onAct: () => void;
}

function RemindButton({ entry, title, isBusy, onAct }: RemindProps) {
  const t = useText();
  const remindedAt = 'remindedAt' in entry ? entry.remindedAt : null;
  const wait = useClock((now) => reminderWait(remindedAt, now));
  const text = wait > 0 ? t('adminBoard.reminded', { seconds: wait }) : t('adminBoard.action.remind');
  return (
    <BusyButton size="sm" variant="light" isHeld={isBusy || wait > 0} aria-label={`${text}: ${title}`} onClick={onAct}>
      {text}
    </BusyButton>
  );
}

/** Whom to call, and what it is about. */
function Facts({ entry }: { entry: BoardEntry }) {
  const t = useText();
  if ('jobId' in entry) {
    return (
      <>
        <code className={classes.failure}>{entry.failure}</code>
        {entry.orderIds.length > 0 && (
          <p className={classes.facts}>
            {t('adminBoard.about', { orders: entry.orderIds.map((id) => `#${id}`).join(', ') })}
          </p>
        )}
      </>
    );
  }
  const customerPhone = 'customerPhone' in entry ? entry.customerPhone : null;
  return (
    <p className={classes.facts}>
      <span>{CITY_LABELS[entry.city]}</span>
      {entry.restaurantPhone !== null && <Phone label={entry.restaurantName} number={entry.restaurantPhone} />}
      {customerPhone !== null && 'customerName' in entry && (
        <Phone label={entry.customerName ?? t('adminBoard.guest')} number={customerPhone} />
      )}
    </p>
  );
}

function Phone({ label, number }: { label: string; number: string }) {
  return (
    <Anchor className={classes.phone} href={telOf(number)}>
      <IconPhone size={16} aria-hidden /> {label}, {number}
    </Anchor>
  );
}
