import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuditAction } from '../../contracts/audit.ts';
import type { LoadView } from '../../contracts/load.ts';
import type { Queryable } from '../../database/database.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../audit/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ChangeLoad } from './change-load.ts';
import { PauseDto } from './load.dto.ts';
import { LoadRepository, type LoadRow } from './load.repository.ts';
import { LoadSchema } from './load.schema.ts';
import { toLoadView } from './load.view.ts';

/** Admins pause a restaurant that does not answer, as it could itself. */
@ApiTags('admin')
@Controller('api/admin/restaurants/:id/pause')
@AdminsWith('pause_restaurants')
export class AdminLoadController {
  readonly #loads: LoadRepository;
  readonly #change: ChangeLoad;
  readonly #audit: AuditLog;

  constructor(loads: LoadRepository, change: ChangeLoad, audit: AuditLog) {
    this.#loads = loads;
    this.#change = change;
    this.#audit = audit;
  }

  @Put()
  @ApiOkResponse({ type: LoadSchema })
  @Refuses('validation_failed', 'not_found')
  async pause(@IdParam() id: number, @CurrentActing() acting: Acting, @Body() body: PauseDto): Promise<LoadView> {
    const before = await this.#find(id);
    await this.#change.pause(id, body, this.#record(acting, id, 'restaurant_paused', before));
    return toLoadView(await this.#find(id));
  }

  @Delete()
  @ApiOkResponse({ type: LoadSchema })
  @Refuses('not_found')
  async resume(@IdParam() id: number, @CurrentActing() acting: Acting): Promise<LoadView> {
    const before = await this.#find(id);
    await this.#change.resume(id, this.#record(acting, id, 'restaurant_resumed', before));
    return toLoadView(await this.#find(id));
  }

  #record(acting: Acting, id: number, action: AuditAction, before: LoadRow): (tx: Queryable) => Promise<void> {
    return async (tx) => {
      const after = await this.#find(id, tx);
      await this.#audit.write(tx, acting, {
        action,
        target: { kind: 'restaurant', id },
        before: { pausedUntil: before.paused_until },
        after: { pausedUntil: after.paused_until },
      });
    };
  }

  async #find(id: number, tx?: Queryable): Promise<LoadRow> {
    const row = await this.#loads.find(id, tx);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }
}
