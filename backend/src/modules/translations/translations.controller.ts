import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../contracts/constants.ts';
import { Anonymous } from '../../access/access.ts';
import { CATALOGUES } from '../../texts/catalogue.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { CatalogueDto } from './translation.dto.ts';
import { TranslationRepository } from './translation.repository.ts';

@ApiTags('translations')
@Controller('api/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationRepository) {}

  /** The built-in texts, with what the translations table puts in their place. */
  @Get(':language')
  @Anonymous()
  @ApiParam({ name: 'language', enum: LANGUAGES, enumName: 'Language' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  @Refuses('not_found')
  async catalogue(
    @Param('language') tag: string,
    @Query() { overridden = false }: CatalogueDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, string> | undefined> {
    const language = LANGUAGES.find((known) => known === tag);
    if (language === undefined) throw new ProblemError('not_found');
    const texts = { ...(overridden ? {} : CATALOGUES[language]), ...(await this.translations.overridesOf(language)) };
    const etag = `"${createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 27)}"`;
    void reply.header('cache-control', 'public, max-age=300').header('etag', etag).header('content-language', language);
    if (!knows(request.headers['if-none-match'], etag)) return texts;
    void reply.code(304);
    return undefined;
  }
}

/** A proxy that compresses weakens the tag, so `W/` counts as the same. */
function knows(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
