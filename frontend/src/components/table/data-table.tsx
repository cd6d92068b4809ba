import { Checkbox, Skeleton, Table, Text } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFlash } from '../notices/use-flash.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './data-table.module.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Table.layer.css';

const SKELETON_ROWS = 6;

export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** What the server calls this order; without any the head is no button. */
  sorts?: { ascending?: string; descending?: string };
}

/** What makes a row light up: a version that rises, and a birth that is only seconds ago. */
interface RowNews {
  version: number;
  bornAt: string;
}

export interface Selection<Row> {
  ids: ReadonlySet<number>;
  change: (ids: ReadonlySet<number>) => void;
  nameOf: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** Names the table to screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Says in the table's place that there is nothing. */
  emptyText: string;
  actions: (row: Row) => ReactNode;
  newsOf?: (row: Row) => RowNews;
  /** The order that counts, by the server's name. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** A click anywhere on the row; the keyboard has the row's button. */
  onOpen?: (row: Row) => void;
  /** Rows may be chosen, to do something to several at once. */
  selection?: Selection<Row>;
  /** The rows are those of before, while others are on their way. */
  isStale?: boolean;
}

/** A table that turns into a list of cards on a phone. The roles keep it a table there too. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { label, columns, rows, emptyText, actions, newsOf, sort, onSort, onOpen, selection, isStale = false } = props;
  const t = useText();
  if (rows?.length === 0) {
    return (
      <Text className={classes.empty} c="dimmed">
        {emptyText}
      </Text>
    );
  }
  return (
    <div className={classes.frame}>
      <Table
        className={classes.table}
        role="table"
        aria-label={label}
        aria-busy={!rows || isStale}
        data-outdated={isStale || undefined}
        highlightOnHover
      >
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {selection && (
              <Table.Th role="columnheader" scope="col">
                <SelectAll rows={rows ?? []} selection={selection} />
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            <Table.Th role="columnheader" scope="col" data-align="end">
              {t('admin.table.actions')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" onKeyDown={moveBetweenRows}>
          {rows?.map((row) => (
            <DataRow
              key={row.id}
              row={row}
              columns={columns}
              actions={actions(row)}
              news={newsOf?.(row)}
              onOpen={onOpen}
              selection={selection}
            />
          )) ?? <SkeletonRows columnCount={columns.length + (selection ? 2 : 1)} />}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  actions: ReactNode;
  news: RowNews | undefined;
  onOpen: ((row: Row) => void) | undefined;
  selection: Selection<Row> | undefined;
}

function DataRow<Row extends { id: number }>({ row, columns, actions, news, onOpen, selection }: RowProps<Row>) {
  const t = useText();
  const line = useRef<HTMLTableRowElement>(null);
  useFlash(line, news?.version, news?.bornAt);
  return (
    <Table.Tr
      role="row"
      ref={line}
      data-opens={onOpen !== undefined || undefined}
      onClick={(event) => {
        // What is marked is to be copied, and a button of its own does its own.
        if (
          !onOpen ||
          (event.target as Element).closest('a, button, [data-select]') ||
          getSelection()?.type === 'Range'
        )
          return;
        onOpen(row);
      }}
    >
      {selection && (
        <Table.Td role="cell" data-select>
          <Checkbox
            aria-label={t('tables.select', { name: selection.nameOf(row) })}
            checked={selection.ids.has(row.id)}
            onChange={({ currentTarget: { checked } }) => selection.change(withId(selection.ids, row.id, checked))}
          />
        </Table.Td>
      )}
      {columns.map(({ key, title, cell, align }, index) => (
        <Table.Td
          key={key}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-label={title}
          data-align={align}
          data-first={index === 0 || undefined}
        >
          {cell(row)}
        </Table.Td>
      ))}
      <Table.Td role="cell" className={classes.actions} data-align="end">
        {actions}
      </Table.Td>
    </Table.Tr>
  );
}

function SelectAll<Row extends { id: number }>(props: { rows: readonly Row[]; selection: Selection<Row> }) {
  const { rows, selection } = props;
  const t = useText();
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <Checkbox
      aria-label={t('tables.selectAll')}
      checked={chosen > 0 && chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      onChange={({ currentTarget: { checked } }) => selection.change(new Set(checked ? rows.map(({ id }) => id) : []))}
    />
  );
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  return new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id));
}

function SkeletonRows({ columnCount }: { columnCount: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Table.Tr key={row} role="row">
      {Array.from({ length: columnCount }, (__, column) => (
        <Table.Td key={column} role="cell">
          <Skeleton h={16} my={4} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

interface HeadProps<Row> {
  column: DataColumn<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

function HeadCell<Row>({ column: { title, align, sorts }, sort, onSort }: HeadProps<Row>) {
  if (!sorts || !onSort) {
    return (
      <Table.Th role="columnheader" scope="col" data-align={align}>
        {title}
      </Table.Th>
    );
  }
  const { ascending, descending } = sorts;
  const direction =
    sort === undefined ? 'none' : sort === ascending ? 'ascending' : sort === descending ? 'descending' : 'none';
  const next = direction === 'descending' ? (ascending ?? descending) : (descending ?? ascending);
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[direction];
  return (
    <Table.Th role="columnheader" scope="col" data-align={align} aria-sort={direction}>
      <button type="button" className={classes.sort} onClick={() => next !== undefined && onSort(next)}>
        {title}
        <Icon size={16} aria-hidden />
      </button>
    </Table.Th>
  );
}

/** The arrow keys lead from a row's button to the same one of its neighbours. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = (event.target as Element).closest('tr');
  const place = row ? [...row.querySelectorAll('button')].indexOf(event.target as HTMLButtonElement) : -1;
  const button = row?.[step[event.key]]?.querySelectorAll('button')[place];
  if (!button) return;
  event.preventDefault();
  button.focus();
}
