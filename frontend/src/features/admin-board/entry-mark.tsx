import type { BoardEntry, BoardMarkView } from '@contracts/admin/admin-board.ts';
import type { BoardMarkRequest } from '@contracts/http/requests.gen.ts';
import { IconBell, IconBellZ, IconNote, IconUserCheck, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { formatTime, formatUntil } from '../../lib/format/dates/dates.ts';
import classes from './board.module.css';
import { NoteDialog, SnoozeDialog } from './dialogs.tsx';

type Mark = Omit<BoardMarkRequest, 'key'>;

/** Who is on it, until when it rests, and what admins have written to each other about it. */
export function EntryMark({ mark }: { mark: BoardMarkView | null }) {
  const t = useText();
  if (mark === null) return null;
  const { claimedBy, snoozedUntil, snoozedBy, notes } = mark;
  return (
    <>
      {claimedBy !== null && (
        <p className={classes.onIt}>
          <IconUserCheck size={18} aria-hidden />
          {t('adminBoard.claimedBy', { name: claimedBy.name })}
        </p>
      )}
      {snoozedUntil !== null && (
        <p className={classes.facts}>
          {t('adminBoard.snoozedUntil', { time: formatUntil(snoozedUntil), name: snoozedBy ?? '–' })}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('adminBoard.notes')}>
          {notes.map(({ text, by, at }) => (
            <li key={`${at} ${by}`}>
              {text}
              <small>
                {by}, <time dateTime={at}>{formatTime(at)}</time>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  entry: BoardEntry;
  /** Names the entry beside each button. */
  title: string;
  /** Of the admin at the screen. */
  adminId: number;
  isBusy: boolean;
  onMark: (mark: Mark, done: string) => void;
}

export function MarkButtons({ entry, title, adminId, isBusy, onMark }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<'snooze' | 'note' | null>(null);
  const { mark } = entry;
  const claimer = mark?.claimedBy?.id;
  const isSnoozed = mark !== null && mark.snoozedUntil !== null;
  const claimText = t(
    claimer === adminId ? 'adminBoard.release' : claimer === undefined ? 'adminBoard.claim' : 'adminBoard.takeOver',
  );
  const shared = { size: 'sm', variant: 'subtle', isHeld: isBusy } as const;
  const labelled = (text: string) => ({ 'aria-label': `${text}: ${title}`, children: text });
  return (
    <>
      <BusyButton
        {...shared}
        {...labelled(claimText)}
        leftSection={
          claimer === adminId ? <IconUserMinus size={18} aria-hidden /> : <IconUserPlus size={18} aria-hidden />
        }
        onClick={() => onMark({ isClaimed: claimer !== adminId }, t('adminBoard.marked'))}
      />
      <BusyButton
        {...shared}
        {...labelled(t(isSnoozed ? 'adminBoard.wake' : 'adminBoard.snooze'))}
        leftSection={isSnoozed ? <IconBell size={18} aria-hidden /> : <IconBellZ size={18} aria-hidden />}
        onClick={() => (isSnoozed ? onMark({ snoozeMinutes: 0 }, t('adminBoard.marked')) : setAsked('snooze'))}
      />
      <BusyButton
        {...shared}
        {...labelled(t('adminBoard.note'))}
        leftSection={<IconNote size={18} aria-hidden />}
        onClick={() => setAsked('note')}
      />
      {asked === 'snooze' && (
        <SnoozeDialog
          of={title}
          onClose={() => setAsked(null)}
          onConfirm={(snoozeMinutes) => {
            setAsked(null);
            onMark({ snoozeMinutes }, t('adminBoard.marked'));
          }}
        />
      )}
      {asked === 'note' && (
        <NoteDialog
          of={title}
          onClose={() => setAsked(null)}
          onConfirm={(note) => {
            setAsked(null);
            onMark({ note }, t('adminBoard.marked'));
          }}
        />
      )}
    </>
  );
}
