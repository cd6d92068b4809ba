import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type {
  TranslationAreaView,
  TranslationImportView,
  TranslationView,
} from '../../contracts/admin/admin-translations.ts';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { TakesMore } from '../../http/bodies/body-budget.ts';
import { CATALOGUES, type Texts } from '../../texts/catalogue.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Links, PageLinks, positionOf } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { EditTranslations } from './edit-translations.ts';
import { TranslationDto, TranslationImportDto, TranslationListDto } from './translation.dto.ts';
import { TranslationRepository } from './translation.repository.ts';
import { isWanted, toAreaViews, toTranslationViews } from './translation.view.ts';

const LanguageParam = () => ApiParam({ name: 'language', enum: LANGUAGES, enumName: 'Language' });

/** What the export gives, with room to grow. */
const WHOLE_CATALOGUE = { kib: 512, nodes: 10_000, keys: 10_000 };

@ApiTags('translations')
@Controller('api/admin/translations')
export class AdminTranslationsController {
  constructor(
    private readonly translations: TranslationRepository,
    private readonly edit: EditTranslations,
  ) {}

  /** By key; how many there are in all is in `X-Total-Count`. */
  @Get()
  @AdminsWith('translations')
  @Answers(['Translation'])
  @Refuses('validation_failed')
  async list(
    @Query() query: TranslationListDto,
    @Links() links: PageLinks,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TranslationView[]> {
    const views = toTranslationViews(await this.translations.list()).filter((view) => isWanted(view, query));
    void reply.header('x-total-count', String(views.length));
    const from = positionOf(query, 0);
    return links.cutAt(views.slice(from), query, from);
  }

  @Get('areas')
  @AdminsWith('translations')
  @Answers(['TranslationArea'])
  async areas(): Promise<TranslationAreaView[]> {
    return toAreaViews(toTranslationViews(await this.translations.list()));
  }

  /** All texts as they are said, for `import`. */
  @Get(':language/export')
  @AdminsWith('translations')
  @LanguageParam()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  @Refuses('not_found')
  async export(@Param('language') tag: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Texts> {
    const language = toLanguage(tag);
    const builtIn: Texts = CATALOGUES[language];
    const overrides = await this.translations.overridesOf(language);
    void reply.header('content-disposition', `attachment; filename="tischlein-${language}.json"`);
    return Object.fromEntries(
      Object.keys(builtIn)
        .sort()
        .map((key) => [key, overrides[key] ?? builtIn[key] ?? '']),
    );
  }

  /** All or nothing; errors are at their keys. */
  @Post(':language/import')
  @TakesMore(WHOLE_CATALOGUE)
  @HttpCode(200)
  @AdminsWith('translations')
  @LanguageParam()
  @Answers('TranslationImport')
  @Refuses('validation_failed', 'body_too_large', 'not_found')
  import(
    @Param('language') tag: string,
    @CurrentActing() acting: Acting,
    @Body() { texts }: TranslationImportDto,
  ): Promise<TranslationImportView> {
    return this.edit.import(acting, toLanguage(tag), texts);
  }

  @Put(':language/:key')
  @AdminsWith('translations')
  @LanguageParam()
  @Answers('Translation')
  @Refuses('validation_failed', 'not_found')
  async put(
    @Param('language') tag: string,
    @Param('key') key: string,
    @CurrentActing() acting: Acting,
    @Body() { value }: TranslationDto,
  ): Promise<TranslationView> {
    await this.edit.put(acting, toLanguage(tag), key, value);
    return this.#find(key);
  }

  /** Back to the built-in text, also when it was there already. */
  @Delete(':language/:key')
  @AdminsWith('translations')
  @LanguageParam()
  @Answers('Translation')
  @Refuses('not_found')
  async remove(
    @Param('language') tag: string,
    @Param('key') key: string,
    @CurrentActing() acting: Acting,
  ): Promise<TranslationView> {
    await this.edit.put(acting, toLanguage(tag), key, null);
    return this.#find(key);
  }

  async #find(key: string): Promise<TranslationView> {
    const view = toTranslationViews(await this.translations.list()).find((each) => each.key === key);
    if (view === undefined) throw new ProblemError('not_found');
    return view;
  }
}

function toLanguage(tag: string): Language {
  const language = LANGUAGES.find((known) => known === tag);
  if (language === undefined) throw new ProblemError('not_found');
  return language;
}
