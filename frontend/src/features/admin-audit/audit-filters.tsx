import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@contracts/admin/audit.ts';
import { MAX_LENGTH, ROLES } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceFilter, DaysFilter, OnlyButton } from '../../components/forms/choice-filter.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import classes from './audit-screen.module.css';
import { hasAuditFilter, NO_AUDIT_SEARCH, type AuditSearch } from './audit-search.ts';
import type { AuditChange } from './use-audit.ts';

interface Props {
  search: AuditSearch;
  change: AuditChange;
  /** Of the actor that is filtered for, as far as a line on screen knows it. */
  actorName: string | null;
}

export function AuditFilters({ search, change, actorName }: Props) {
  const t = useText();
  return (
    <div className={classes.filters} role="search">
      <SearchField
        className={classes.q}
        label={t('tables.search')}
        placeholder={t('audit.searchHint')}
        maxLength={MAX_LENGTH.search}
        value={search.q}
        onChange={(q) => change({ q })}
      />
      <ChoiceFilter
        label={t('audit.action')}
        value={search.action}
        choices={AUDIT_ACTIONS}
        labelOf={(action) => t(`audit.action.${action}`)}
        onChange={(action) => change({ action })}
      />
      <ChoiceFilter
        label={t('audit.target')}
        value={search.targetKind}
        choices={AUDIT_TARGETS}
        labelOf={(kind) => t(`audit.target.${kind}`)}
        onChange={(targetKind) => change({ targetKind, targetId: undefined })}
      />
      <ChoiceFilter
        label={t('audit.actor')}
        value={search.actorRole}
        choices={ROLES}
        labelOf={(role) => t(`audit.actor.${role}`)}
        onChange={(actorRole) => change({ actorRole, actorId: undefined })}
      />
      <DaysFilter from={search.from} to={search.to} change={change} />
      <div className={classes.chips}>
        {search.actorId !== undefined && (
          <OnlyButton onClick={() => change({ actorId: undefined })}>
            {t('audit.onlyActor', { name: actorName ?? `#${String(search.actorId)}` })}
          </OnlyButton>
        )}
        {search.targetId !== undefined && (
          <OnlyButton onClick={() => change({ targetId: undefined })}>
            {t('audit.onlyTarget', { id: search.targetId })}
          </OnlyButton>
        )}
        {hasAuditFilter(search) && (
          <Button variant="subtle" mih={44} onClick={() => change(NO_AUDIT_SEARCH)}>
            {t('tables.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
