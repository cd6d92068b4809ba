import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers choose whether they are written when the restaurant accepts their order. */
export class AcceptanceMail1795300000270 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN notify_acceptance boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN notify_acceptance');
  }
}
