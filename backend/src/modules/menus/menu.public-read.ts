import type { FastifyRequest } from 'fastify';
import type { Statement } from '../../database/connection/database.ts';
import { nextBackOf } from '../../database/shared/availability.ts';
import { about, idIn, type PublicRead } from '../../public-reads/public-read.ts';

const NEXT_BACK: Statement = { name: 'menu_next_back', text: `SELECT ${nextBackOf('$1')} AS until` };

export function readMenu(request: FastifyRequest): PublicRead | null {
  const id = idIn(request);
  return id === null ? null : { subjects: [about.menu(id)], until: { statement: NEXT_BACK, values: [id] } };
}
