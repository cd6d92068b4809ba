/** Every migration of this folder, in the order of the times in their names. */
import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const files = readdirSync(import.meta.dirname).filter((name) => /^\d+-.+\.[jt]s$/.test(name));
const modules = files.sort().map((name) => import(`./${name}`) as Promise<Readonly<Record<string, Migration>>>);

export const MIGRATIONS: Migration[] = (await Promise.all(modules)).flatMap((module) => Object.values(module));
