/** What the address of notices and complaints says. Pure. */
import { NOTICE_TARGETS, type NoticeTarget } from '@contracts/admin/moderation.ts';
import type { TableFilter } from '../../../lib/api/admin/admin-tables.ts';
import { idOf, oneOf, textOf } from '../../../lib/search-values.ts';
import { cursorOf, MAX_TRAIL_LENGTH, type TableSearch } from '../../../components/table/table-search.ts';

/** Without any the open ones are shown: these are what somebody waits for. */
export const NOTICE_STATES = ['decided', 'all'] as const;

export interface NoticesSearch extends Pick<TableSearch, 'pages' | 'id'> {
  state?: (typeof NOTICE_STATES)[number] | undefined;
  target?: NoticeTarget | undefined;
}

export interface ModerationSearch extends NoticesSearch {
  /** `appeals` shows complaints in place of notices. */
  view?: 'appeals' | undefined;
}

/** Each key is named, also when it is empty: the router passes on what this leaves out. */
export function parseModerationSearch(raw: Record<string, unknown>): ModerationSearch {
  return {
    view: oneOf(['appeals'], raw.view),
    state: oneOf(NOTICE_STATES, raw.state),
    target: oneOf(NOTICE_TARGETS, raw.target),
    pages: textOf(raw.pages, MAX_TRAIL_LENGTH),
    id: idOf(raw.id),
  };
}

/** The form in which the server takes it. */
export function toNoticeFilter(search: NoticesSearch): TableFilter {
  const { state, target } = search;
  return { open: state === 'all' ? undefined : state === undefined, target, cursor: cursorOf(search) };
}
