import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { endSessions } from '../../database/shared/end-sessions.ts';
import type { StaffDuty } from '../../contracts/riders/duty.ts';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

/** With the restaurant's name, which no password may contain. */
export interface StaffRow extends Staff {
  restaurant: string;
}

@Injectable()
export class StaffRepository {
  constructor(
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
    private readonly database: Database,
  ) {}

  list(restaurantId: number): Promise<Staff[]> {
    return this.staff
      .createQueryBuilder('s')
      .where({ restaurantId })
      .orderBy('lower(s.name)')
      .addOrderBy('s.id')
      .getMany();
  }

  async find(restaurantId: number, id: number): Promise<StaffRow | null> {
    const staff = await this.staff.findOneBy({ restaurantId, id });
    const restaurant = staff && (await this.staff.manager.findOneBy(Restaurant, { id: restaurantId }));
    return staff && Object.assign(staff, { restaurant: restaurant?.name ?? '' });
  }

  /** Null when the restaurant has `max` already; its lock puts those who add in a line. */
  async add(
    { manager }: Transaction,
    restaurantId: number,
    staff: Pick<Staff, 'name' | 'email' | 'passwordHash' | 'duty'>,
    max: number,
  ): Promise<Staff | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    const restaurant = await manager.findOne(Restaurant, { select: { id: true }, where: { id: restaurantId }, lock });
    if (restaurant === null || (await manager.countBy(Staff, { restaurantId })) >= max) return null;
    const added = manager.create(Staff, { ...staff, restaurantId });
    await manager.insert(Staff, added);
    return added;
  }

  /**
   * With the ids of the sessions that a new password or another duty ended. Null when there is no such login, or its password is no
   * longer the one with `previousHash`.
   */
  change(
    restaurantId: number,
    id: number,
    { previousHash: passwordHash, keptSessionId, ...change }: StaffChange,
  ): Promise<{ staff: Staff; ended: string[] } | null> {
    return this.database.transaction(async ({ manager }) => {
      const where = { restaurantId, id, ...(passwordHash !== undefined && { passwordHash }) };
      const staff = await manager.findOne(Staff, { where, lock: { mode: 'pessimistic_write' } });
      if (staff === null) return null;
      if (Object.keys(change).length > 0) await manager.update(Staff, { id }, change);
      const kept = keptSessionId === undefined ? {} : { id: Not(keptSessionId) };
      const isOther = change.duty !== undefined && change.duty !== staff.duty;
      const ended =
        change.passwordHash || isOther ? await endSessions(manager, { restaurantId, staffId: id, ...kept }) : [];
      return { staff: Object.assign(staff, change), ended };
    });
  }

  /** The ids of the sessions that ended with it; null when there is no such login. Locked first, so that none is opened meanwhile. */
  remove(restaurantId: number, id: number, before: (tx: Transaction) => Promise<void>): Promise<string[] | null> {
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      const lock = { mode: 'pessimistic_write' } as const;
      if ((await manager.findOne(Staff, { where: { restaurantId, id }, lock })) === null) return null;
      const ended = await endSessions(manager, { restaurantId, staffId: id });
      await before(tx);
      await manager.delete(Staff, { id });
      return ended;
    });
  }
}

interface StaffChange {
  name?: string;
  duty?: StaffDuty;
  passwordHash?: string;
  previousHash?: string;
  keptSessionId?: string;
}
