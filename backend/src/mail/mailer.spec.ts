import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { loadEnvironment } from '../config/environment.ts';
import { masked, Mailer } from './mailer.ts';

function mailerInto(lines: string[]): Mailer {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const environment = loadEnvironment({ NODE_ENV: 'test', SESSION_SECRET: 'x'.repeat(32) });
  return new Mailer(environment, pino(stream));
}

describe('a mailer without a server', () => {
  it('says what it would have sent, and to whom without naming them', async () => {
    const lines: string[] = [];
    const mail = { subject: 'Your order #7', text: 'Torstraße 1', html: '<p>Torstraße 1</p>', id: 'a', thread: 'b' };
    await mailerInto(lines).send({ ...mail, to: 'kunde@example.com' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ to: 'k***@e***.com', subject: 'Your order #7' });
    expect(lines[0]).not.toMatch(/kunde|example|Torstraße/);
  });

  it('has nothing written that it does not send', async () => {
    const lines: string[] = [];
    const write = () => {
      throw new Error('Nobody reads it.');
    };
    const mail = { subject: 'Your order #8', write, id: 'a', thread: 'b', to: 'kunde@example.com' };
    expect(await mailerInto(lines).send(mail)).toBe(false);
    expect(lines[0]).toContain('Your order #8');
  });
});

describe('a masked address', () => {
  it.each([
    ['kunde@example.com', 'k***@e***.com'],
    ['a@b.de', 'a***@b***.de'],
    ['first.last@mail.example.co', 'f***@m***.co'],
    ['root@localhost', 'r***@l***'],
  ])('%s → %s', (address, expected) => {
    expect(masked(address)).toBe(expected);
  });
});
