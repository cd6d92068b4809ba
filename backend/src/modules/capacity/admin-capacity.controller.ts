import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuditAction } from '../../contracts/admin/audit.ts';
import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import type { Queryable } from '../../database/database.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ChangeCapacity } from './change-capacity.ts';
import { PauseDto } from './capacity.dto.ts';
import { CapacityRepository, type CapacityRow } from './capacity.repository.ts';
import { toCapacityView } from './capacity.view.ts';

/** Admins pause a restaurant that does not answer, as it could itself. */
@ApiTags('admin')
@Controller('api/admin/restaurants/:id/pause')
@AdminsWith('pause_restaurants')
export class AdminCapacityController {
  constructor(
    private readonly capacity: CapacityRepository,
    private readonly change: ChangeCapacity,
    private readonly audit: AuditLog,
  ) {}

  @Put()
  @Answers('Capacity')
  @Refuses('validation_failed', 'not_found')
  async pause(@IdParam() id: number, @CurrentActing() acting: Acting, @Body() body: PauseDto): Promise<CapacityView> {
    const before = await this.#find(id);
    await this.change.pause(id, body, this.#record(acting, id, 'restaurant_paused', before));
    return toCapacityView(await this.#find(id));
  }

  @Delete()
  @Answers('Capacity')
  @Refuses('not_found')
  async resume(@IdParam() id: number, @CurrentActing() acting: Acting): Promise<CapacityView> {
    const before = await this.#find(id);
    await this.change.resume(id, this.#record(acting, id, 'restaurant_resumed', before));
    return toCapacityView(await this.#find(id));
  }

  #record(acting: Acting, id: number, action: AuditAction, before: CapacityRow): (tx: Queryable) => Promise<void> {
    return async (tx) => {
      const after = await this.#find(id, tx);
      await this.audit.write(tx, acting, {
        action,
        target: { kind: 'restaurant', id },
        before: { pausedUntil: before.pausedUntil },
        after: { pausedUntil: after.pausedUntil },
      });
    };
  }

  async #find(id: number, tx?: Queryable): Promise<CapacityRow> {
    const row = await this.capacity.find(id, tx);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }
}
