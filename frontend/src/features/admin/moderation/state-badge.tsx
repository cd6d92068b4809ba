import type { AppealOutcome, NoticeOutcome } from '@contracts/admin/moderation.ts';
import { IconEye, IconEyeOff, IconHourglass, IconInfoCircle, IconScale } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './moderation.module.css';

/** What became of a notice or a complaint: colour, icon and word. */
export function OutcomeBadge({ outcome }: { outcome: NoticeOutcome | AppealOutcome | null }) {
  const t = useText();
  const Icon = outcome === null ? IconHourglass : IconScale;
  return (
    <span className={classes.badge} data-tone={outcome === null ? 'saffron' : 'slate'}>
      <Icon size={16} aria-hidden />
      {t(`adminModeration.state.${outcome ?? 'open'}`)}
    </span>
  );
}

/** Says whether guests see the content now. */
export function SightBadge({ isOnline }: { isOnline: boolean }) {
  const t = useText();
  const Icon = isOnline ? IconEye : IconEyeOff;
  return (
    <span className={classes.badge} data-tone={isOnline ? 'herb' : 'slate'}>
      <Icon size={16} aria-hidden />
      {t(isOnline ? 'adminModeration.online' : 'adminModeration.offline')}
    </span>
  );
}

/** Says why there is nothing to decide here. */
export function Hint({ children }: { children: string }) {
  return (
    <p className={classes.hint}>
      <IconInfoCircle size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
