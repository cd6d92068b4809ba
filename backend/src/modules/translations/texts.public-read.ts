import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../contracts/constants.ts';
import { about, type PublicRead } from '../../public-reads/public-read.ts';

export function readTexts({ params }: FastifyRequest): PublicRead | null {
  const { language: tag } = params as { language?: string };
  const language = LANGUAGES.find((known) => known === tag);
  return language === undefined ? null : { subjects: [about.texts(language)], until: null };
}
