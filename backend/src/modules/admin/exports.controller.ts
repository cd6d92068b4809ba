import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuditAction } from '../../contracts/admin/audit.ts';
import { Database } from '../../database/connection/database.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { Place } from '../../http/input/pagination.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { toAdminOrderView, toAdminRestaurantView, toAdminUserView } from './admin.view.ts';
import { OrdersTableDto, RestaurantsTableDto, UsersTableDto } from './tables.dto.ts';
import { type Sorted, TablesRepository } from './tables.repository.ts';

const ROWS_AT_ONCE = 1_000;
const CSV = { content: { 'text/csv': { schema: { type: 'string' } } } } as const;

type Cells = readonly (string | number | boolean | null)[];
type ReadPage<Row> = (after: Place | null, limit: number) => Promise<Sorted<Row>[]>;

interface Export {
  acting: Acting;
  action: AuditAction;
  table: string;
  filter: { q?: string };
}

/** The tables as files, with the same filters; always the newest first, and all pages. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('export')
export class ExportsController {
  constructor(
    private readonly tables: TablesRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  @Get('orders/export')
  @ApiOkResponse(CSV)
  @Refuses('validation_failed')
  async orders(
    @Query() query: OrdersTableDto,
    @CurrentActing() acting: Acting,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const columns =
      'id,created_at,status,reason,restaurant_id,restaurant,customer,total,payment_method,payment_status,tip,fulfilment';
    return this.#send(
      reply,
      { acting, action: 'orders_exported', table: 'orders', filter: query },
      columns,
      (after, limit) => this.tables.listOrders(query, 'newest', after, limit),
      (row) => {
        const view = toAdminOrderView(row);
        return [
          view.id,
          view.createdAt,
          view.status,
          view.reason,
          view.restaurantId,
          view.restaurantName,
          view.userName,
          toAmount(view.totalAmount),
          view.paymentMethod,
          view.paymentStatus,
          toAmount(view.tip),
          view.fulfilment,
        ];
      },
    );
  }

  @Get('restaurants/export')
  @ApiOkResponse(CSV)
  @Refuses('validation_failed')
  async restaurants(
    @Query() query: RestaurantsTableDto,
    @CurrentActing() acting: Acting,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const columns = 'id,name,email,address,city,open,active,review_status,menus,orders,plan';
    return this.#send(
      reply,
      { acting, action: 'restaurants_exported', table: 'restaurants', filter: query },
      columns,
      (after, limit) => this.tables.listRestaurants(query, 'newest', after, limit),
      (row) => {
        const view = toAdminRestaurantView(row);
        return [
          view.id,
          view.name,
          view.email,
          view.address,
          view.city,
          view.isOpen,
          view.isActive,
          view.reviewStatus,
          view.menuCount,
          view.orderCount,
          view.subscriptionPlan,
        ];
      },
    );
  }

  @Get('users/export')
  @ApiOkResponse(CSV)
  @Refuses('validation_failed')
  async users(
    @Query() query: UsersTableDto,
    @CurrentActing() acting: Acting,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const columns = 'id,name,email,city,orders,spent,created_at';
    return this.#send(
      reply,
      { acting, action: 'users_exported', table: 'users', filter: query },
      columns,
      (after, limit) => this.tables.listUsers(query, 'newest', after, limit),
      (row) => {
        const view = toAdminUserView(row);
        return [view.id, view.name, view.email, view.city, view.orderCount, toAmount(view.totalSpent), view.createdAt];
      },
    );
  }

  /** On record before the first row leaves, and only what can be read: a filter that fails is refused like any other. */
  async #send<Row extends { id: number }>(
    reply: FastifyReply,
    { acting, action, table, filter }: Export,
    columns: string,
    read: ReadPage<Row>,
    toCells: (row: Row) => Cells,
  ): Promise<StreamableFile> {
    const first = await read(null, ROWS_AT_ONCE);
    await this.audit.write(this.database, acting, {
      action,
      target: { kind: 'table', id: table },
      after: { filter: withoutSearch(filter) },
    });
    return new StreamableFile(sendCsv(reply, table, columns.split(','), pagesOf(first, read), toCells));
  }
}

/** What was typed may be a person's name or number, which could never be taken out of the record again. */
function withoutSearch(filter: { q?: string }): object {
  return filter.q === undefined ? { ...filter } : { ...filter, q: '[redacted]' };
}

async function* pagesOf<Row extends { id: number }>(
  first: Sorted<Row>[],
  read: ReadPage<Row>,
): AsyncGenerator<readonly Row[]> {
  let rows = first;
  for (;;) {
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    rows = await read({ id: last.id, value: last.sortValue }, ROWS_AT_ONCE);
  }
}

const toAmount = (money: string) => money.replace('.', ',');
