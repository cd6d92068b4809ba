import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../../database/connection/database.ts';
import { User } from '../../entities/accounts/user.entity.ts';

const emailVerifiedAt = () => 'now()';

@Injectable()
export class EmailAddressRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** `email` is the mailbox that the link was sent to. False when the account is gone or has another address. */
  async verify({ manager }: Transaction, id: number, email: string): Promise<boolean> {
    return (await manager.update(User, { id, email }, { emailVerifiedAt })).affected === 1;
  }

  /** False when the change was dropped, or another one asked for. */
  async change({ manager }: Transaction, id: number, email: string): Promise<boolean> {
    const change = { email, pendingEmail: null, emailVerifiedAt };
    return (await manager.update(User, { id, pendingEmail: email }, change)).affected === 1;
  }

  async dropChange(id: number): Promise<void> {
    await this.users.update({ id }, { pendingEmail: null });
  }
}
