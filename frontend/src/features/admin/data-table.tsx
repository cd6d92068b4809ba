import { Skeleton, Table, Text } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useFlash } from '../../components/use-flash.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './data-table.module.css';
import '@mantine/core/styles/Table.layer.css';

const SKELETON_ROWS = 6;

export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
}

/** What makes a row light up: a version that rises, and a birth that is only seconds ago. */
export interface RowNews {
  version: number;
  bornAt: string;
}

interface Props<Row> {
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
}

/** A table that turns into a list of cards on a phone. The roles keep it a table there too. */
export function DataTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, emptyText, actions, newsOf } = props;
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
      <Table className={classes.table} role="table" aria-label={label} aria-busy={!rows} highlightOnHover>
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map(({ key, title, align }) => (
              <Table.Th key={key} role="columnheader" scope="col" data-align={align}>
                {title}
              </Table.Th>
            ))}
            <Table.Th role="columnheader" scope="col" data-align="end">
              {t('admin.table.actions')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows?.map((row) => (
            <DataRow key={row.id} row={row} columns={columns} actions={actions(row)} news={newsOf?.(row)} />
          )) ?? <SkeletonRows columnCount={columns.length + 1} />}
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
}

function DataRow<Row>({ row, columns, actions, news }: RowProps<Row>) {
  const line = useRef<HTMLTableRowElement>(null);
  useFlash(line, news?.version, news?.bornAt);
  return (
    <Table.Tr role="row" ref={line}>
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
