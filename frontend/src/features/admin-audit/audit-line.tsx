import type { AdminRole } from '@contracts/accounts/admin-roles.ts';
import type { AuditAction, AuditView } from '@contracts/admin/audit.ts';
import { Anchor, Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate, formatTime } from '../../lib/format/dates/dates.ts';
import { changesOf } from './audit-diff.ts';
import classes from './audit-screen.module.css';
import { wordOfField, wordOfValue } from './audit-words.ts';
import { targetPath } from './target-path.ts';
import type { AuditChange } from './use-audit.ts';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/;

const REFUSED = new Set<AuditAction>(['access_refused', 'second_factor_failed', 'sign_in_failed', 'step_up_failed']);

interface Props {
  line: AuditView;
  role: AdminRole | undefined;
  change: AuditChange;
}

/** Who did what to whom and when, and what was before and after. */
export function AuditLine({ line, role, change }: Props) {
  const t = useText();
  const { actor, at, action, ip } = line;
  const isNobody = actor.id === 0;
  const name = isNobody
    ? t('audit.actor.nobody')
    : (actor.name ?? `${t(`audit.actor.${actor.role}`)} #${String(actor.id)}`);
  // Whoever logs in or changes their own account is named below.
  const isOwn = actor.role === 'admin' && line.target.kind === 'admin' && line.target.id === String(actor.id);
  return (
    <li className={classes.line} data-refused={REFUSED.has(action) || undefined}>
      <time dateTime={at} className={classes.at}>
        {formatShortDate(at)} <span className={classes.clock}>{formatTime(at)}</span>
      </time>
      <div className={classes.what}>
        <p className={classes.headline}>
          <strong>{t(`audit.action.${action}`)}</strong>
          {!isOwn && <Target line={line} role={role} change={change} />}
        </p>
        <p className={classes.by}>
          {isNobody ? (
            name
          ) : (
            <Button
              variant="transparent"
              className={classes.filterLink}
              aria-label={t('audit.showOnly', { name })}
              onClick={() => change({ actorRole: actor.role, actorId: actor.id })}
            >
              {name}
            </Button>
          )}
          {actor.adminRole && <span>{t(`admins.role.${actor.adminRole}`)}</span>}
          {ip !== null && <span>{t('audit.ip', { ip: ip.replace(IPV4_IN_IPV6, '') })}</span>}
        </p>
        <Changes line={line} />
      </div>
    </li>
  );
}

function Target({ line: { target }, role, change }: Props) {
  const t = useText();
  const router = useRouter();
  const { kind, id, name } = target;
  const path = targetPath(target, role);
  const label = name ?? id;
  const follow = (event: MouseEvent) => {
    // A new tab stays a new tab.
    if (path === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <span className={classes.target}>
      {t(`audit.target.${kind}`)}{' '}
      {path === null ? (
        label
      ) : (
        <Anchor href={path} onClick={follow}>
          {label ?? t('audit.open')}
        </Anchor>
      )}
      {id !== null && (
        <Button
          variant="transparent"
          className={classes.filterLink}
          aria-label={t('audit.historyOf', { name: label ?? id })}
          onClick={() => change({ targetKind: kind, targetId: id })}
        >
          {t('audit.history')}
        </Button>
      )}
    </span>
  );
}

function Changes({ line: { before, after } }: { line: AuditView }) {
  const t = useText();
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before: old, after: now }) => (
        <div key={field} className={classes.change}>
          <dt>{wordOfField(t, field)}</dt>
          <dd>
            {old !== undefined && (
              <del className={classes.old}>
                <span className="spoken">{t('audit.before')} </span>
                {wordOfValue(t, field, old)}
              </del>
            )}
            {old !== undefined && now !== undefined && <IconArrowRight size={16} aria-hidden />}
            {now !== undefined && (
              <ins className={classes.now}>
                <span className="spoken">{t('audit.after')} </span>
                {wordOfValue(t, field, now)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
