import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuditAction } from '../../contracts/audit.ts';
import { Database } from '../../database/database.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import type { Place } from '../../http/pagination.ts';
import type { Acting } from '../audit/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { toAdminOrderView, toAdminRestaurantView, toAdminUserView } from './admin.view.ts';
import { OrdersTableDto, RestaurantsTableDto, UsersTableDto } from './tables.dto.ts';
import { type Sorted, TablesRepository } from './tables.repository.ts';

const ROWS_AT_ONCE = 1_000;
const CSV = { content: { 'text/csv': { schema: { type: 'string' } } } } as const;

type Cells = readonly (string | number | boolean | null)[];
type ReadPage<Row> = (after: Place | null, limit: number) => Promise<Sorted<Row>[]>;

/** The tables as files, with the same filters; always the newest first, and all pages. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('export')
export class ExportsController {
  readonly #tables: TablesRepository;
  readonly #audit: AuditLog;
  readonly #database: Database;

  constructor(tables: TablesRepository, audit: AuditLog, database: Database) {
    this.#tables = tables;
    this.#audit = audit;
    this.#database = database;
  }

  @Get('orders/export')
  @ApiOkResponse(CSV)
  @Refuses('validation_failed')
  async orders(
    @Query() query: OrdersTableDto,
    @CurrentActing() acting: Acting,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const columns = 'id,created_at,status,reason,restaurant_id,restaurant,customer,total,payment_method,payment_status';
    await this.#record(acting, 'orders_exported', 'orders', query);
    return this.#send(
      reply,
      'orders',
      columns,
      (after, limit) => this.#tables.listOrders(query, 'newest', after, limit),
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
    await this.#record(acting, 'restaurants_exported', 'restaurants', query);
    return this.#send(
      reply,
      'restaurants',
      columns,
      (after, limit) => this.#tables.listRestaurants(query, 'newest', after, limit),
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
    await this.#record(acting, 'users_exported', 'users', query);
    return this.#send(
      reply,
      'users',
      columns,
      (after, limit) => this.#tables.listUsers(query, 'newest', after, limit),
      (row) => {
        const view = toAdminUserView(row);
        return [view.id, view.name, view.email, view.city, view.orderCount, toAmount(view.totalSpent), view.createdAt];
      },
    );
  }

  /** Before the first row leaves. */
  #record(acting: Acting, action: AuditAction, table: string, filter: object): Promise<void> {
    return this.#audit.write(this.#database, acting, {
      action,
      target: { kind: 'table', id: table },
      after: { filter: { ...filter } },
    });
  }

  #send<Row extends { id: number }>(
    reply: FastifyReply,
    name: string,
    columns: string,
    read: ReadPage<Row>,
    toCells: (row: Row) => Cells,
  ): StreamableFile {
    return new StreamableFile(sendCsv(reply, name, columns.split(','), pagesOf(read), toCells));
  }
}

async function* pagesOf<Row extends { id: number }>(read: ReadPage<Row>): AsyncGenerator<readonly Row[]> {
  let after: Place | null = null;
  for (;;) {
    const rows: Sorted<Row>[] = await read(after, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = { id: last.id, value: last.sort_value };
  }
}

const toAmount = (money: string) => money.replace('.', ',');
