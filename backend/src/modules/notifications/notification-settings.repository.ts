import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { NotificationSettings } from '../../contracts/accounts/account.ts';
import { User } from '../../entities/accounts/user.entity.ts';

@Injectable()
export class NotificationSettingsRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Null when the account is gone. */
  async find(id: number): Promise<NotificationSettings | null> {
    const user = await this.users.findOneBy({ id });
    return user && { email: user.notifyEmail, acceptance: user.notifyAcceptance, push: user.notifyPush };
  }

  /** What is left out stays. Null when the account is gone. */
  async change(
    id: number,
    { email, acceptance, push }: Partial<NotificationSettings>,
  ): Promise<NotificationSettings | null> {
    const change = {
      ...(email !== undefined && { notifyEmail: email }),
      ...(acceptance !== undefined && { notifyAcceptance: acceptance }),
      ...(push !== undefined && { notifyPush: push }),
    };
    if (Object.keys(change).length > 0) await this.users.update({ id }, change);
    return this.find(id);
  }
}
