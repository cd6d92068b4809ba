/** Lists that grow: newest first, a page at a time, the next page's address in the `Link` header. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_LIMIT } from '../../contracts/constants.ts';
import { ProblemError } from '../problem.ts';
import { NumberText } from './text-fields.ts';

/** Room for a name that a list is sorted by. */
const MAX_CURSOR_LENGTH = 700;
const MAX_NUMBER = 2_147_483_647;

interface Page {
  limit?: number;
  cursor?: string;
}

export class PageDto implements Page {
  @ApiProperty({ default: PAGE_LIMIT })
  @NumberText()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PAGE_LIMIT)
  limit?: number;

  @ApiProperty({ description: 'From the `Link` header of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CURSOR_LENGTH)
  cursor?: string;
}

/** How many rows to read: one more than are shown says whether there is a next page. */
export function limitOf({ limit = PAGE_LIMIT }: Page): number {
  return limit;
}

/** The number in the cursor, a row's id or a place in the list; `start` without a cursor. */
export function positionOf({ cursor }: Page, start: number): number {
  if (cursor === undefined) return start;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const position = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(position <= MAX_NUMBER)) throw ProblemError.field('cursor', 'invalid_format');
  return position;
}

/** Where a page of a list that is sorted by something else ended: ids alone may sort, then there is no value. */
export interface Place {
  id: number;
  value: string | null;
}

/** It is null when the request has no cursor. */
export function placeOf({ cursor }: Page, isSortedById: boolean): Place | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, digits = '', , value] = /^(\d{1,10})(\|([^]*))?$/.exec(text) ?? [];
  const id = digits === '' ? Number.NaN : Number(digits);
  if (!(id <= MAX_NUMBER) || isSortedById !== (value === undefined))
    throw ProblemError.field('cursor', 'invalid_format');
  return { id, value: value ?? null };
}

/** Of a list ordered by falling id: the ids below this one. */
export function beforeIdOf(page: Page): number {
  return positionOf(page, MAX_NUMBER);
}

/** Cuts what was read with `limit + 1` to the page, and tells where the next one is if there is one. */
export class PageLinks {
  constructor(
    private readonly request: Pick<FastifyRequest, 'url'>,
    private readonly reply: Pick<FastifyReply, 'header'>,
  ) {}

  /** Of a list that goes on after the last row's id; `valueOf` that row what the list is sorted by, where ids alone do not sort. */
  cut<T extends { id: number }>(
    rows: readonly T[],
    page: Page,
    valueOf: (last: T) => Place['value'] = () => null,
  ): T[] {
    const shown = rows.slice(0, limitOf(page));
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    if (last !== undefined) {
      const value = valueOf(last);
      this.#linkTo(value === null ? String(last.id) : `${String(last.id)}|${value}`);
    }
    return shown;
  }

  /** Of a list that goes on at a place in it; `offset` is where this page begins. */
  cutAt<T>(rows: readonly T[], page: Page, offset: number): T[] {
    const limit = limitOf(page);
    if (rows.length > limit) this.linkAt(offset + limit);
    return rows.slice(0, limit);
  }

  /** How many there are in all, on every page. */
  countAll(total: number): void {
    void this.reply.header('x-total-count', String(total));
  }

  linkAt(position: number): void {
    this.#linkTo(String(position));
  }

  #linkTo(text: string): void {
    const cursor = Buffer.from(text).toString('base64url');
    const url = new URL(this.request.url, 'http://localhost');
    url.searchParams.delete('page');
    url.searchParams.set('cursor', cursor);
    void this.reply.header('link', `<${url.pathname}${url.search}>; rel="next"`).header('x-next-cursor', cursor);
  }
}

export const Links = createParamDecorator((_: unknown, context: ExecutionContext): PageLinks => {
  const http = context.switchToHttp();
  return new PageLinks(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
