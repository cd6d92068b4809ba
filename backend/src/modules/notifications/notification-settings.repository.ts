import { Injectable } from '@nestjs/common';
import type { NotificationSettings } from '../../contracts/account.ts';
import { Database, type Statement } from '../../database/database.ts';

interface SettingsRow {
  email: boolean;
  push: boolean;
}

const COLUMNS = 'notify_email AS email, notify_push AS push';
const FIND: Statement = { name: 'settings_find', text: `SELECT ${COLUMNS} FROM users WHERE id = $1` };
const CHANGE: Statement = {
  name: 'settings_change',
  text: `UPDATE users SET notify_email = coalesce($2, notify_email), notify_push = coalesce($3, notify_push)
          WHERE id = $1 RETURNING ${COLUMNS}`,
};

@Injectable()
export class NotificationSettingsRepository {
  constructor(private readonly database: Database) {}

  /** Null when the account is gone. */
  async find(userId: number): Promise<NotificationSettings | null> {
    const [row] = await this.database.run<SettingsRow>(FIND, [userId]);
    return row ?? null;
  }

  /** What is left out stays. Null when the account is gone. */
  async change(userId: number, { email, push }: Partial<NotificationSettings>): Promise<NotificationSettings | null> {
    const [row] = await this.database.run<SettingsRow>(CHANGE, [userId, email ?? null, push ?? null]);
    return row ?? null;
  }
}
