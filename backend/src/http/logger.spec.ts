import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';

const SECRET = 'Geheimsuppe';

function lineOf(fields: object): Record<string, unknown> {
  let line = '';
  createLogger({ logLevel: 'info' }, { write: (text) => void (line += text) }).info(fields, 'said');
  return JSON.parse(line) as Record<string, unknown>;
}

it.each([
  'password',
  'passwordHash',
  'password_hash',
  'token',
  'posApiKey',
  'pos_api_key',
  'cookie',
  'authorization',
  'set-cookie',
])('shows no %s, wherever it lies', (name) => {
  const secret = { [name]: SECRET, other: 1 };
  const line = lineOf({
    ...secret,
    held: secret,
    deeper: { held: secret },
    listed: [secret],
    req: { headers: secret },
  });
  const shown = { [name]: '[redacted]', other: 1 };
  expect(line).toMatchObject({
    ...shown,
    held: shown,
    deeper: { held: shown },
    listed: [shown],
    req: { headers: shown },
  });
});

it('shows none of an error, nor of its cause', () => {
  const cause = Object.assign(new Error('below'), { config: { headers: { authorization: SECRET } } });
  const line = lineOf({ err: Object.assign(new Error('above', { cause }), { token: SECRET, status: 502 }) });
  expect(line).toMatchObject({
    err: { token: '[redacted]', status: 502, stack: expect.stringContaining('caused by: Error: below') },
  });
  expect(JSON.stringify(line)).not.toContain(SECRET);
});

it('writes out an error by any name, and one that is all of the line', () => {
  const error = Object.assign(new TypeError('no such place'), { password: SECRET });
  const written = { type: 'TypeError', message: 'no such place', password: '[redacted]' };
  expect(lineOf({ reason: error })).toMatchObject({ reason: written });
  expect(lineOf(error)).toMatchObject({ err: written });
});

it('leaves alone what it is given, which somebody goes on with', () => {
  const held = { password: SECRET };
  lineOf({ held });
  expect(held).toEqual({ password: SECRET });
});

it('keeps what writes itself, and comes to an end where something holds itself', () => {
  const at = new Date('2026-11-29T12:00:00Z');
  const round: Record<string, unknown> = { token: SECRET };
  round.itself = round;
  const message = new IncomingMessage(new Socket());
  expect(lineOf({ at, list: [1, 2], round, message })).toMatchObject({ at: at.toISOString(), list: [1, 2] });
});
