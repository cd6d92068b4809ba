import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

export interface OverrideRow {
  key: string;
  language: string;
  value: string;
  updated_at: Date;
  updated_by: string | null;
}

const OVERRIDES: Statement = {
  name: 'translation_overrides',
  text: 'SELECT key, value FROM translations WHERE language = $1',
};
const LIST: Statement = {
  name: 'translation_list',
  text: `SELECT t.key, t.language, t.value, t.updated_at, a.email AS updated_by
    FROM translations t LEFT JOIN admin_users a ON a.id = t.updated_by`,
};
const LOCK: Statement = {
  name: 'translation_lock',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('translations:' || $1::text, 0))`,
};
/** $1 language, $2 keys, $3 values, $4 admin. */
const PUT: Statement = {
  name: 'translation_put',
  text: `INSERT INTO translations (language, key, value, updated_by)
    SELECT $1, t.key, t.value, $4 FROM unnest($2::text[], $3::text[]) AS t(key, value)
    ON CONFLICT (key, language) DO UPDATE SET value = excluded.value, updated_by = excluded.updated_by, updated_at = now()`,
};
const REMOVE: Statement = {
  name: 'translation_remove',
  text: 'DELETE FROM translations WHERE language = $1 AND key = ANY ($2::text[])',
};

@Injectable()
export class TranslationRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async overridesOf(language: Language, tx: Queryable = this.#database): Promise<Record<string, string>> {
    const rows = await tx.run<{ key: string; value: string }>(OVERRIDES, [language]);
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  list(): Promise<OverrideRow[]> {
    return this.#database.run<OverrideRow>(LIST, []);
  }

  /** Whoever changes the same language waits, so that what the record says was before is what was before. */
  async lock(tx: Queryable, language: Language): Promise<void> {
    await tx.run(LOCK, [language]);
  }

  async put(tx: Queryable, language: Language, texts: ReadonlyMap<string, string>, adminId: number): Promise<void> {
    await tx.run(PUT, [language, [...texts.keys()], [...texts.values()], adminId]);
  }

  async remove(tx: Queryable, language: Language, keys: readonly string[]): Promise<void> {
    await tx.run(REMOVE, [language, keys]);
  }
}
