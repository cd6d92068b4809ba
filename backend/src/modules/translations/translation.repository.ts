import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';

const OVERRIDES: Statement = {
  name: 'translation_overrides',
  text: 'SELECT key, value FROM translations WHERE language = $1',
};

@Injectable()
export class TranslationRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async overridesOf(language: Language): Promise<Record<string, string>> {
    const rows = await this.#database.run<{ key: string; value: string }>(OVERRIDES, [language]);
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }
}
