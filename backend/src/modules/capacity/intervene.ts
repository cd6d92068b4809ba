import { Injectable } from '@nestjs/common';
import type { Acting } from '../../access/acting.ts';
import type { AuditAction } from '../../contracts/admin/audit.ts';
import type { InterveneRequest } from '../../contracts/http/requests.gen.ts';
import { type CapacityView, type InterventionKind, PAUSE_MINUTES } from '../../contracts/restaurants/capacity.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { Interventions } from '../restaurants/opening/interventions.ts';
import { ToggleStatus } from '../restaurants/opening/toggle-status.ts';
import { CapacityRepository, type CapacityRow } from './capacity.repository.ts';
import { toCapacityView } from './capacity.view.ts';
import { ChangeCapacity } from './change-capacity.ts';

const ACTIONS: Readonly<Record<InterventionKind, AuditAction>> = {
  pause: 'restaurant_paused',
  resume: 'restaurant_resumed',
  busy: 'restaurant_busy',
  end_busy: 'restaurant_busy_ended',
  open: 'restaurant_opened',
  close: 'restaurant_closed',
};

/** The reason may be left out by programs alone: whoever sits at a screen gives one. */
type Wanted = Omit<InterveneRequest, 'reason'> & { reason: string | null };

/** An admin does to a restaurant's running what it could do itself: with the reason that its kitchen reads at once, and on record. */
@Injectable()
export class Intervene {
  constructor(
    private readonly capacity: CapacityRepository,
    private readonly change: ChangeCapacity,
    private readonly toggle: ToggleStatus,
    private readonly interventions: Interventions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ProblemError `not_found`, `validation_failed`; on opening `under_review`, `suspended`, `trader_data_missing`, `no_dish`, `opening_needs_missing`. */
  async execute(acting: Acting, id: number, wanted: Wanted): Promise<CapacityView> {
    const before = await this.#find(id);
    await this.#do(id, wanted, async (tx) => {
      const { kind, reason } = wanted;
      await this.interventions.note(tx, { restaurantId: id, kind, reason, adminId: acting.accountId });
      const changed = changedFields(recorded(before), recorded(await this.#find(id, tx)));
      await this.audit.write(tx, acting, {
        action: ACTIONS[kind],
        target: { kind: 'restaurant', id },
        before: changed.before,
        after: { ...changed.after, ...(reason !== null && { reason }) },
      });
    });
    return toCapacityView(await this.#find(id));
  }

  #do(id: number, wanted: Wanted, record: (tx: Transaction) => Promise<void>): Promise<void> {
    const { kind, minutes, until, forMinutes } = wanted;
    switch (kind) {
      case 'pause': {
        const pauseMinutes = PAUSE_MINUTES.find((known) => known === minutes);
        if (minutes !== undefined && pauseMinutes === undefined) throw ProblemError.field('minutes', 'invalid_choice');
        return this.change.pause(
          id,
          { ...(pauseMinutes && { minutes: pauseMinutes }), ...(until && { until }) },
          record,
        );
      }
      case 'resume':
        return this.change.resume(id, record);
      case 'busy':
        if (minutes === undefined) throw ProblemError.field('minutes', 'required');
        return this.change.setBusy(id, { minutes, ...(forMinutes !== undefined && { forMinutes }) }, record);
      case 'end_busy':
        return this.change.endBusy(id, record);
      case 'open':
      case 'close':
        return this.toggle.execute(id, kind === 'open', record);
    }
  }

  async #find(id: number, tx?: Transaction): Promise<CapacityRow> {
    const row = await this.capacity.find(id, tx);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }
}

const recorded = ({ pausedUntil, busyMinutes, busyUntil, isSwitchedOn }: CapacityRow) => ({
  pausedUntil,
  busyMinutes,
  busyUntil,
  isOpen: isSwitchedOn,
});
