import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { CATALOGUES, overrideTexts, type Texts } from '../../texts/catalogue.ts';
import { Ticker } from '../../timing/ticker.ts';
import { faultOf } from './text-rules.ts';
import { TranslationRepository } from './translation.repository.ts';

/** What another instance was told is said here, too, after at most this long. Browsers keep texts for five minutes. */
const INTERVAL_MS = 30_000;
const NONE: Readonly<Record<Language, Texts>> = { en: {}, de: {}, tr: {} };

/** Keeps what this process says itself, in e-mails, refusals and push messages, as admins want it said. */
@Injectable()
export class TextOverrides implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger(TextOverrides.name);
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.reload(),
    (error) => this.#logger.warn({ err: error }, 'The texts could not be read; the next time tries again.'),
  );

  constructor(private readonly translations: TranslationRepository) {}

  async onModuleInit(): Promise<void> {
    await this.reload();
    this.#ticker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#ticker.stop();
    overrideTexts(NONE);
  }

  /** Without those that no longer fit the built-in text, which may have changed with a new version. */
  async reload(): Promise<void> {
    const rows = await this.translations.list();
    const texts = LANGUAGES.map((language): [Language, Texts] => {
      const builtIn: Texts = CATALOGUES[language];
      const fitting = rows.filter(
        ({ key, value, ...row }) =>
          row.language === language && Object.hasOwn(builtIn, key) && faultOf(value, builtIn[key] ?? '') === null,
      );
      return [language, Object.fromEntries(fitting.map(({ key, value }) => [key, value]))];
    });
    overrideTexts({ ...NONE, ...Object.fromEntries(texts) });
  }
}
