import { Injectable } from '@nestjs/common';
import type { TranslationImportView } from '../../contracts/admin/admin-translations.ts';
import type { Language } from '../../contracts/constants.ts';
import { Database } from '../../database/connection/database.ts';
import { CATALOGUES, type Texts } from '../../texts/catalogue.ts';
import { type FieldIssue, ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { TextOverrides } from './text-overrides.ts';
import { faultOf } from './text-rules.ts';
import { TranslationRepository } from './translation.repository.ts';

const MAX_KEYS_ON_RECORD = 100;

/** Texts in the place of built-in ones; the built-in text itself takes the override away. */
@Injectable()
export class EditTranslations {
  constructor(
    private readonly database: Database,
    private readonly translations: TranslationRepository,
    private readonly overrides: TextOverrides,
    private readonly audit: AuditLog,
  ) {}

  /**
   * `value` null: back to the built-in text.
   *
   * @throws ProblemError `not_found` for a key that no catalogue has, `validation_failed`.
   */
  async put(acting: Acting, language: Language, key: string, value: string | null): Promise<void> {
    const builtIn = builtInOf(language, key);
    if (builtIn === null) throw new ProblemError('not_found');
    const fault = value === null ? null : faultOf(value, builtIn);
    if (fault !== null) throw new ProblemError('validation_failed', { issues: [{ field: 'value', ...fault }] });
    const override = value === builtIn ? null : value;
    await this.database.transaction(async (tx) => {
      await this.translations.lock(tx, language);
      const { [key]: before = null } = await this.translations.overridesOf(language, tx.manager);
      if (before === override) return;
      if (override === null) await this.translations.remove(tx, language, [key]);
      else await this.translations.put(tx, language, new Map([[key, override]]), acting.accountId);
      await this.audit.write(tx, acting, {
        action: override === null ? 'translation_removed' : 'translation_changed',
        target: { kind: 'text', id: `${language}/${key}`, name: key },
        before: { text: before ?? builtIn },
        after: { text: override ?? builtIn },
      });
    });
    await this.overrides.reload();
  }

  /**
   * All or nothing.
   *
   * @throws ProblemError `validation_failed` with each key that is wrong.
   */
  async import(acting: Acting, language: Language, texts: object): Promise<TranslationImportView> {
    const entries = Object.entries(texts as Record<string, unknown>);
    const issues = entries.flatMap(([key, text]) => issueOf(language, key, text));
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    const answer = await this.database.transaction(async (tx) => {
      await this.translations.lock(tx, language);
      const before = await this.translations.overridesOf(language, tx.manager);
      const changed = new Map<string, string>();
      const removed: string[] = [];
      for (const [key, text] of entries as [string, string][]) {
        if (text === builtInOf(language, key)) {
          if (Object.hasOwn(before, key)) removed.push(key);
        } else if (before[key] !== text) changed.set(key, text);
      }
      if (changed.size + removed.length === 0) return { changed: 0, removed: 0 };
      await this.translations.put(tx, language, changed, acting.accountId);
      await this.translations.remove(tx, language, removed);
      await this.audit.write(tx, acting, {
        action: 'translations_imported',
        target: { kind: 'text', id: language },
        after: {
          ...{ changed: changed.size, removed: removed.length },
          keys: [...changed.keys(), ...removed].slice(0, MAX_KEYS_ON_RECORD),
        },
      });
      return { changed: changed.size, removed: removed.length };
    });
    await this.overrides.reload();
    return answer;
  }
}

function builtInOf(language: Language, key: string): string | null {
  const texts: Texts = CATALOGUES[language];
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

function issueOf(language: Language, key: string, text: unknown): FieldIssue[] {
  const builtIn = builtInOf(language, key);
  if (builtIn === null) return [{ field: key, code: 'unknown_field' }];
  if (typeof text !== 'string') return [{ field: key, code: 'invalid_type' }];
  const fault = faultOf(text, builtIn);
  return fault === null ? [] : [{ field: key, ...fault }];
}
