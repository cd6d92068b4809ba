import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { AddressView } from '../../contracts/accounts/account.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { lockBook, removeFromBook } from '../../database/shared/default-address.ts';
import { Address } from '../../entities/accounts/address.entity.ts';

export type AddressContent = Pick<Address, 'label' | 'address' | 'postal' | 'notes' | 'isDefault'>;

@Injectable()
export class AddressRepository {
  constructor(
    @InjectRepository(Address) private readonly addresses: Repository<Address>,
    private readonly database: Database,
  ) {}

  async list(userId: number): Promise<AddressView[]> {
    return (await this.addresses.find({ where: { userId }, order: { isDefault: 'DESC', id: 'DESC' } })).map(toView);
  }

  /** Null when the book already has `limit` addresses. The first one is the default. */
  add(userId: number, content: AddressContent, limit: number): Promise<AddressView | null> {
    return this.#inBook(userId, async ({ manager }) => {
      const count = await manager.countBy(Address, { userId });
      if (count >= limit) return null;
      const added = manager.create(Address, { ...content, userId, isDefault: content.isDefault || count === 0 });
      if (added.isDefault) await manager.update(Address, { userId, isDefault: true }, { isDefault: false });
      await manager.insert(Address, added);
      return toView(added);
    });
  }

  /** Null when this customer has no such address. */
  change(userId: number, id: number, content: AddressContent): Promise<AddressView | null> {
    return this.#inBook(userId, async ({ manager }) => {
      const current = await manager.findOneBy(Address, { id, userId });
      if (current === null) return null;
      if (content.isDefault)
        await manager.update(Address, { userId, isDefault: true, id: Not(id) }, { isDefault: false });
      await manager.update(Address, { id }, content);
      return toView(Object.assign(current, content));
    });
  }

  /** False when this customer has no such address. When the default goes, the newest takes its place. */
  remove(userId: number, id: number): Promise<boolean> {
    return this.#inBook(userId, async ({ manager }) => {
      const removed = await manager.findOneBy(Address, { id, userId });
      if (removed === null) return false;
      await removeFromBook(manager, removed);
      return true;
    });
  }

  #inBook<T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(async (tx) => {
      await lockBook(tx.manager, userId);
      return work(tx);
    });
  }
}

function toView({ id, label, address, postal, notes, isDefault, createdAt }: Address): AddressView {
  return { id, label, address, postal, notes, isDefault, createdAt: createdAt.toISOString() };
}
