import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LANGUAGES } from '../../contracts/constants.ts';
import { Anonymous } from '../../access/access.ts';
import { KeptInMemory } from '../../public-reads/kept-in-memory.ts';
import { CATALOGUES } from '../../texts/catalogue.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { CatalogueDto } from './translation.dto.ts';
import { readTexts } from './texts.public-read.ts';
import { TranslationRepository } from './translation.repository.ts';

@ApiTags('translations')
@Controller('api/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationRepository) {}

  /** The built-in texts, with what the translations table puts in their place. */
  @Get(':language')
  @Anonymous()
  @KeptInMemory(readTexts)
  @ApiParam({ name: 'language', enum: LANGUAGES, enumName: 'Language' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  @Refuses('not_found')
  async catalogue(
    @Param('language') tag: string,
    @Query() { overridden = false }: CatalogueDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, string>> {
    const language = LANGUAGES.find((known) => known === tag);
    if (language === undefined) throw new ProblemError('not_found');
    void reply.header('cache-control', 'public, max-age=300').header('content-language', language);
    return { ...(overridden ? {} : CATALOGUES[language]), ...(await this.translations.overridesOf(language)) };
  }
}
