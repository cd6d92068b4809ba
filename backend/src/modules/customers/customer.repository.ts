import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database, type Statement } from '../../database/database.ts';
import { User } from './user.entity.ts';

export type ProfileChange = Partial<Pick<User, 'name' | 'city' | 'phone' | 'address' | 'pendingEmail'>>;

interface ProfileCounts {
  orders: number;
  delivered: number;
  reviews: number;
  favourites: number;
}

const COUNTS: Statement = {
  name: 'customer_counts',
  text: `
  SELECT count(*)::int AS orders, count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
         (SELECT count(*)::int FROM reviews WHERE user_id = $1) AS reviews,
         (SELECT count(*)::int FROM favourites WHERE user_id = $1) AS favourites
    FROM orders WHERE user_id = $1`,
};

/** $1 user, $2 the hash it had, $3 the new one. */
const SET_PASSWORD: Statement = {
  name: 'customer_set_password',
  text: 'UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
};
const END_OTHER_SESSIONS: Statement = {
  name: 'customer_end_other_sessions',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id',
};

@Injectable()
export class CustomerRepository {
  readonly #users: Repository<User>;
  readonly #database: Database;

  constructor(@InjectRepository(User) users: Repository<User>, database: Database) {
    this.#users = users;
    this.#database = database;
  }

  find(id: number): Promise<User | null> {
    return this.#users.findOneBy({ id });
  }

  /** Null when the account is gone, or its password is no longer the one with `passwordHash`. */
  async change(id: number, change: ProfileChange, passwordHash?: string): Promise<User | null> {
    if (Object.keys(change).length > 0) {
      const { affected } = await this.#users.update(
        { id, ...(passwordHash !== undefined && { passwordHash }) },
        change,
      );
      if (affected === 0) return null;
    }
    return this.find(id);
  }

  /** The ids of the sessions that ended with it; null when the password is no longer the one with `previousHash`. */
  changePassword(
    id: number,
    previousHash: string,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<string[] | null> {
    return this.#database.transaction(async (tx) => {
      if ((await tx.run(SET_PASSWORD, [id, previousHash, passwordHash])).length === 0) return null;
      const ended = await tx.run<{ id: string }>(END_OTHER_SESSIONS, [id, keptSessionId]);
      return ended.map((session) => session.id);
    });
  }

  async count(id: number): Promise<ProfileCounts> {
    const [row] = await this.#database.run<ProfileCounts>(COUNTS, [id]);
    return row ?? { orders: 0, delivered: 0, reviews: 0, favourites: 0 };
  }
}
