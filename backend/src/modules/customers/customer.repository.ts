import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { Database } from '../../database/connection/database.ts';
import { writeDefaultAddress } from '../../database/shared/default-address.ts';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { Favourite } from '../../entities/accounts/favourite.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Review } from '../../entities/orders/review.entity.ts';

export type ProfileChange = Partial<Pick<User, 'name' | 'city' | 'phone' | 'address' | 'pendingEmail'>>;

interface ProfileCounts {
  orders: number;
  delivered: number;
  reviews: number;
  favourites: number;
}

@Injectable()
export class CustomerRepository {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
  ) {}

  find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** Null when the account is gone, or its password is no longer the one with `passwordHash`. */
  change(id: number, { address, ...change }: ProfileChange, passwordHash?: string): Promise<User | null> {
    return this.database.transaction(async ({ manager }) => {
      if (Object.keys(change).length > 0) {
        const where = { id, ...(passwordHash !== undefined && { passwordHash }) };
        const { affected } = await manager.update(User, where, change);
        if (affected === 0) return null;
      }
      if (address !== undefined) await writeDefaultAddress(manager, id, address);
      return manager.findOneBy(User, { id });
    });
  }

  /** The ids of the sessions that ended with it; null when the password is no longer the one with `previousHash`. */
  changePassword(
    id: number,
    previousHash: string,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<string[] | null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.update(User, { id, passwordHash: previousHash }, { passwordHash });
      return affected === 0 ? null : endSessions(manager, { userId: id, id: Not(keptSessionId) });
    });
  }

  async count(userId: number): Promise<ProfileCounts> {
    const { manager } = this.users;
    return {
      orders: await manager.countBy(Order, { userId }),
      delivered: await manager.countBy(Order, { userId, status: 'delivered' }),
      reviews: await manager.countBy(Review, { userId }),
      favourites: await manager.countBy(Favourite, { userId }),
    };
  }
}
