import { Injectable } from '@nestjs/common';
import { Repository } from 'typeorm';
import { InjectRepository } from '@nestjs/typeorm';
import { User } from './user.entity.ts';

export type ProfileChange = Partial<Pick<User, 'name' | 'city' | 'phone' | 'address'>>;

@Injectable()
export class CustomerRepository {
  readonly #users: Repository<User>;

  constructor(@InjectRepository(User) users: Repository<User>) {
    this.#users = users;
  }

  /** Null when the account is gone. */
  async change(id: number, change: ProfileChange): Promise<User | null> {
    if (Object.keys(change).length > 0) await this.#users.update({ id }, change);
    return this.#users.findOneBy({ id });
  }
}
