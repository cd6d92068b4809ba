/** In the order in which they run. */
import type { MigrationInterface } from 'typeorm';
import { InitialSchema1795300000000 } from './1795300000000-initial-schema.ts';

export const MIGRATIONS: (new () => MigrationInterface)[] = [InitialSchema1795300000000];
