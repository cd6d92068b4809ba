import type { Language } from '../constants.ts';
import type { Count, IsoTime } from '../units.ts';

export interface TranslatedText {
  /** It is null when the catalogue lacks the key. */
  builtIn: string | null;
  /** What admins put in its place. */
  override: string | null;
  updatedAt: IsoTime | null;
  /** The admin's e-mail; null without an override, and when the account is gone. */
  updatedBy: string | null;
}

/** `GET /api/admin/translations`: one key in all languages. */
export interface TranslationView {
  key: string;
  /** The part that the key begins with. */
  area: string;
  texts: Record<Language, TranslatedText>;
  /** Languages that have neither a built-in text nor an override. */
  missing: Language[];
}

/** `GET /api/admin/translations/areas` */
export interface TranslationAreaView {
  area: string;
  keys: Count;
  /** The overrides in all languages together. */
  overridden: Count;
  missing: Count;
}

export interface TranslationImportView {
  /** Overrides that were made or changed. */
  changed: Count;
  /** Overrides that went, since the file has the built-in text. */
  removed: Count;
}
