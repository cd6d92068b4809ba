import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../database/embedded/free-port.ts';
import { Doors } from './doors.ts';

/** Enough for every door to be met: that one of four is not is less likely than one in ten thousand million. */
const CONNECTIONS = 100;

let options: { port: number; host: string; reusePort: boolean };
let http: Server;
let doors: Doors;
const waiting: ServerResponse[] = [];
beforeEach(async () => {
  options = { port: await freePort(), host: '127.0.0.1', reusePort: Doors.canSpread({ port: 1 }) };
  http = createServer((request, response) => {
    if (request.url === '/waits') waiting.push(response);
    else response.end(request.url);
  });
  doors = new Doors();
  http.listen(options);
  await once(http, 'listening');
  if (options.reusePort) await doors.open(http, options);
});
afterEach(async () => {
  waiting.length = 0;
  http.close();
  http.closeAllConnections();
  await doors.beforeApplicationShutdown();
});

async function ask(path: string): Promise<IncomingMessage> {
  const request = get({ ...options, path, agent: new Agent() });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('doors', () => {
  it('answer whoever comes in, whichever way', async () => {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => ask(`/${String(n)}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('close when those who are inside have been answered, and let nobody in meanwhile', async () => {
    const asked = Array.from({ length: CONNECTIONS }, () => ask('/waits'));
    while (waiting.length < CONNECTIONS) await once(http, 'request');
    http.close();
    let isClosed = false;
    const closed = doors.beforeApplicationShutdown().then(() => {
      isClosed = true;
    });
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
    expect(isClosed).toBe(false);
    for (const response of waiting) response.shouldKeepAlive = false;
    for (const response of waiting) response.end();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
    await closed;
  });

  it('are not shared with a second product', async () => {
    await expect(Doors.assertFree(options)).rejects.toThrow('EADDRINUSE');
  });
});
