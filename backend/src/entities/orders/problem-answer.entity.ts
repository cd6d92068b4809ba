import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProblemAnswerer } from '../../contracts/orders/order-problems.ts';
import { OrderProblem } from './order-problem.entity.ts';

/** What whoever reported a problem was answered. */
@Entity('problem_answers')
@Check('problem_answers_actor_check', `actor IN ('restaurant', 'admin')`)
@Check('problem_answers_length_check', `length(text) <= 2000`)
@Index('problem_answers_problem_id_idx', ['problemId'])
export class ProblemAnswer {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'problem_answers_pkey' })
  id: number;

  @Column({ name: 'problem_id', type: 'int' })
  @ForeignKey(() => OrderProblem, { name: 'problem_answers_problem_id_fkey', onDelete: 'CASCADE' })
  problemId: number;

  @Column({ type: 'varchar', length: 20 })
  actor: ProblemAnswerer;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** When the e-mail with it was sent. */
  @Column({ name: 'mailed_at', type: 'timestamptz', nullable: true })
  mailedAt: Date | null;
}
