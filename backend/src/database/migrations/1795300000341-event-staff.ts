import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which person of the staff moved an order. No foreign key: the events only grow, also when a login goes. */
export class EventStaff1795300000341 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE order_event ADD COLUMN staff_id integer,
        ADD CONSTRAINT order_event_staff_check CHECK (staff_id IS NULL OR actor = 'restaurant')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_event DROP COLUMN staff_id');
  }
}
