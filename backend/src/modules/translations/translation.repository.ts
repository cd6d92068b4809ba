import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Language } from '../../contracts/constants.ts';
import type { Queryable, Transaction } from '../../database/connection/database.ts';
import { takeTurn } from '../../database/sql/take-turn.ts';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { Translation } from '../../entities/operations/translation.entity.ts';

export interface OverrideRow extends Translation {
  /** The e-mail of the admin who wrote it, while the account is there. */
  author: string | null;
}

@Injectable()
export class TranslationRepository {
  constructor(@InjectRepository(Translation) private readonly translations: Repository<Translation>) {}

  async overridesOf(
    language: Language,
    manager: EntityManager = this.translations.manager,
  ): Promise<Record<string, string>> {
    const rows = await manager.findBy(Translation, { language });
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  async list(): Promise<OverrideRow[]> {
    const rows = await this.translations.find();
    const authors = await this.translations.manager.find(AdminUser, { select: { id: true, email: true } });
    const emails = new Map(authors.map(({ id, email }) => [id, email]));
    return rows.map((row) => Object.assign(row, { author: emails.get(row.updatedBy ?? 0) ?? null }));
  }

  /** Whoever changes the same language waits, so that what the record says was before is what was before. */
  async lock(tx: Queryable, language: Language): Promise<void> {
    await takeTurn(tx, `translations:${language}`);
  }

  async put(
    { manager }: Transaction,
    language: Language,
    texts: ReadonlyMap<string, string>,
    updatedBy: number,
  ): Promise<void> {
    if (texts.size === 0) return;
    const rows = [...texts].map(([key, value]) => ({ language, key, value, updatedBy }));
    await manager.upsert(Translation, rows, ['key', 'language']);
  }

  async remove({ manager }: Transaction, language: Language, keys: readonly string[]): Promise<void> {
    await manager.delete(Translation, { language, key: In(keys) });
  }
}
