import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin whom the command line made has a password that opens the account once, until it is replaced. */
export class OneTimePasswords1795300000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_users ADD COLUMN one_time_password_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_users DROP COLUMN one_time_password_until');
  }
}
