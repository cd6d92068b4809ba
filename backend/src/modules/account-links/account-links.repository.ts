import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { isAhead, isPast } from '../../database/sql/clock.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { AccountLink, type LinkPurpose } from '../../entities/accounts/account-link.entity.ts';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { AccountKind } from '../../access/account-kind.ts';
import type { AccountRef, LinkRow, MailAccount } from './account-ref.ts';
import { Recurring } from '../../timing/recurring.ts';

/** Which of the link's columns names the account. */
const COLUMN = {
  customer: 'userId',
  restaurant: 'restaurantId',
  staff: 'staffId',
  admin: 'adminId',
} as const satisfies Record<AccountKind, keyof AccountLink>;

@Injectable()
export class AccountLinksRepository {
  constructor(@InjectRepository(AccountLink) private readonly links: Repository<AccountLink>) {}

  async add(hash: string, purpose: LinkPurpose, { kind, id }: AccountRef, email: string, mins: number): Promise<void> {
    await this.links
      .createQueryBuilder()
      .insert()
      .values({ hash, purpose, [COLUMN[kind]]: id, email, expiresAt: () => 'now() + make_interval(mins => :mins)' })
      .setParameters({ mins })
      .execute();
  }

  async find(hash: string, purposes: readonly LinkPurpose[]): Promise<LinkRow | null> {
    const link = await this.links.findOneBy({ hash, purpose: In(purposes), expiresAt: isAhead() });
    if (link === null) return null;
    const { purpose, email } = link;
    return { purpose, email, ...(await this.#describe(link)) };
  }

  /** Once: of two who use the same link at the same time one gets false. So does who comes after its time. */
  async use({ manager }: Transaction, hash: string): Promise<boolean> {
    return (await manager.delete(AccountLink, { hash, expiresAt: isAhead() })).affected === 1;
  }

  async removeAll({ manager }: Transaction, { kind, id }: AccountRef): Promise<void> {
    await manager.delete(AccountLink, { [COLUMN[kind]]: id });
  }

  @Recurring({
    everyMs: 3_600_000,
    in: 'every process',
    failure: 'Expired links were not removed; the next hour tries again.',
  })
  async purgeExpired(): Promise<void> {
    await this.links.delete({ expiresAt: isPast() });
  }

  /** An admin may have the address of a customer: then both are written to. */
  async findAccounts(email: string): Promise<MailAccount[]> {
    const { manager } = this.links;
    const customer = await manager.findOneBy(User, { email });
    const restaurant = await manager.findOneBy(Restaurant, { email });
    const staff = await manager.findOneBy(Staff, { email });
    const employer = staff && (await manager.findOneBy(Restaurant, { id: staff.restaurantId }));
    const admin = await manager.findOneBy(AdminUser, { email });
    return [
      ...(customer ? [{ kind: 'customer' as const, id: customer.id, email, language: customer.language }] : []),
      ...(restaurant ? [{ kind: 'restaurant' as const, id: restaurant.id, email, language: restaurant.language }] : []),
      ...(staff && employer ? [{ kind: 'staff' as const, id: staff.id, email, language: employer.language }] : []),
      ...(admin ? [{ kind: 'admin' as const, id: admin.id, email, language: null }] : []),
    ];
  }

  findCustomer(id: number): Promise<User | null> {
    return this.links.manager.findOneBy(User, { id });
  }

  /** Whose link it is, with the names that no password may contain. */
  async #describe({
    userId,
    restaurantId,
    staffId,
    adminId,
  }: AccountLink): Promise<AccountRef & { name: string; restaurant: string }> {
    const { manager } = this.links;
    if (userId !== null) {
      const user = await manager.findOneBy(User, { id: userId });
      return { kind: 'customer', id: userId, name: user?.name ?? '', restaurant: '' };
    }
    if (restaurantId !== null) {
      const restaurant = await manager.findOneBy(Restaurant, { id: restaurantId });
      return { kind: 'restaurant', id: restaurantId, name: restaurant?.name ?? '', restaurant: '' };
    }
    if (staffId !== null) {
      const staff = await manager.findOneBy(Staff, { id: staffId });
      const restaurant = staff && (await manager.findOneBy(Restaurant, { id: staff.restaurantId }));
      return { kind: 'staff', id: staffId, name: staff?.name ?? '', restaurant: restaurant?.name ?? '' };
    }
    const admin = await manager.findOneBy(AdminUser, { id: adminId ?? 0 });
    return { kind: 'admin', id: adminId ?? 0, name: admin?.name ?? '', restaurant: '' };
  }
}
