import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../database/connection/embedded/free-port.ts';
import { PortListeners } from './port-listeners.ts';

/** Enough for every listener to be met: that one of four is not is less likely than one in ten thousand million. */
const CONNECTIONS = 100;

let options: { port: number; host: string; reusePort: boolean };
let http: Server;
let listeners: PortListeners;
const waiting: ServerResponse[] = [];
beforeEach(async () => {
  options = { port: await freePort(), host: '127.0.0.1', reusePort: PortListeners.canSpread({ port: 1 }) };
  http = createServer((request, response) => {
    if (request.url === '/waits') waiting.push(response);
    else response.end(request.url);
  });
  listeners = new PortListeners();
  http.listen(options);
  await once(http, 'listening');
  if (options.reusePort) await listeners.open(http, options);
});
afterEach(async () => {
  waiting.length = 0;
  http.close();
  http.closeAllConnections();
  await listeners.beforeApplicationShutdown();
});

async function ask(path: string): Promise<IncomingMessage> {
  const request = get({ ...options, path, agent: new Agent() });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('the listeners of a port', () => {
  it('answer whoever comes in, whichever way', async () => {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => ask(`/${String(n)}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('close when those who are inside have been answered, and let nobody in meanwhile', async () => {
    const asked = Array.from({ length: CONNECTIONS }, () => ask('/waits'));
    while (waiting.length < CONNECTIONS) await once(http, 'request');
    http.close();
    let isClosed = false;
    const closed = listeners.beforeApplicationShutdown().then(() => {
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
    await expect(PortListeners.assertFree(options)).rejects.toThrow('EADDRINUSE');
  });
});
