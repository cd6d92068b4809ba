import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_UPLOAD_BYTES } from '../../contracts/images.ts';
import { callOutside } from '../../outside/call.ts';
import { type FetchedPicture, PictureClient } from './picture-client.ts';

const GIGABYTE = 1024 ** 3;
const PUBLIC_ADDRESS = '93.184.216.34';
const NEVER = new AbortController().signal;

/** Every name is at these addresses, as one that is made to point into our network. */
function resolvingTo(...addresses: string[]): typeof lookup {
  return ((_name: string, _options: object, done: (...answer: unknown[]) => void) => {
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  }) as unknown as typeof lookup;
}

class RebindingClient extends PictureClient {
  protected override readonly resolve = resolvingTo(PUBLIC_ADDRESS, '127.0.0.1');
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let handle: Handler;
let calls: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(String(request.url));
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const patient = { pictureNetwork: 'any', pictureTimeoutMs: 30_000 } as const;
const hasty = { pictureNetwork: 'any', pictureTimeoutMs: 250 } as const;
const strict = { pictureNetwork: 'public', pictureTimeoutMs: 30_000 } as const;

const answers =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

function fetch(handler: Handler, settings: ConstructorParameters<typeof PictureClient>[0] = patient) {
  handle = handler;
  return new PictureClient(settings).fetch(`${url}/picture.jpg`, NEVER);
}

const failure = (answer: FetchedPicture) => (answer.ok ? 'none' : answer.failure);

describe('a picture at an address from outside', () => {
  it('is fetched as it is, also behind a redirect', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0, 1, 2]);
    expect(await fetch(answers(200, bytes))).toEqual({ ok: true, bytes });
    const redirected = await fetch((request, response) => {
      if (request.url === '/picture.jpg') response.writeHead(302, { location: 'moved/here.jpg' }).end();
      else response.end(bytes);
    });
    expect(redirected).toEqual({ ok: true, bytes });
    expect(calls).toEqual(['/picture.jpg', '/picture.jpg', '/moved/here.jpg']);
  });

  it.each<[string, Handler, string]>([
    ['is not there', answers(404), 'refused'],
    ['is for others', answers(403), 'refused'],
    ['has no time', answers(429), 'server_error'],
    ['breaks', answers(502), 'server_error'],
    ['leads nowhere', answers(302), 'redirected'],
    ['leads to a file', answers(302, '', { location: 'file:///etc/passwd' }), 'redirected'],
    ['leads to a name and a password', answers(302, '', { location: 'http://a:b@127.0.0.1/' }), 'redirected'],
    ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
  ])('is not fetched when its server %s', async (_, handler, expected) => {
    expect(failure(await fetch(handler))).toBe(expected);
    expect(calls).toHaveLength(1);
  });

  it('is not fetched when it is always somewhere else', async () => {
    const circle: Handler = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    expect(failure(await fetch(circle))).toBe('redirected');
    expect(calls).toHaveLength(4);
  });

  it.each<[string, Handler]>([
    ['never answers', () => undefined],
    [
      'drips for ever',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' });
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'drips its headers',
      (request) => {
        const { socket } = request;
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x-drop: 1\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('is not waited for when its server %s', async (_, handler) => {
    expect(failure(await fetch(handler, hasty))).toBe('timeout');
  });

  it('of a gigabyte is not read, whether its size is told or not', async () => {
    expect(
      failure(
        await fetch((_request, response) => {
          response.writeHead(200, { 'content-length': String(GIGABYTE) });
          response.write(Buffer.alloc(1024));
        }),
      ),
    ).toBe('too_large');
    let sent = 0;
    const endless: Handler = (_request, response) => {
      const chunk = Buffer.alloc(64 * 1024);
      const more = () => {
        while (sent < GIGABYTE && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    };
    expect(failure(await fetch(endless))).toBe('too_large');
    // What lies in the buffers between the two beside it.
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 32 * 1024 * 1024);
  });

  it('is not looked for in a private network, whatever the address says', async () => {
    handle = answers(200);
    const client = new PictureClient(strict);
    for (const address of [
      url,
      url.replace('127.0.0.1', 'localhost'),
      'https://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://2130706433/',
      'http://redis.internal/',
    ]) {
      expect(failure(await client.fetch(address, NEVER))).toBe('private_network');
    }
    const port = new URL(url).port;
    const rebound = await new RebindingClient(strict).fetch(`http://pictures.example.com:${port}/`, NEVER);
    expect(failure(rebound)).toBe('private_network');
    expect(calls).toEqual([]);
  });

  it('is not looked for behind a redirect into a private network either', async () => {
    // The first address counts as public, though it is this machine's; the second is guarded as it is written.
    class ToldClient extends PictureClient {
      protected override readonly resolve = resolvingTo('127.0.0.1');
      protected override mayBePrivate = (asked: URL) => asked.hostname === 'pictures.example.com';
    }
    const { port } = new URL(url);
    handle = (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
    const answer = await new ToldClient(strict).fetch(`http://pictures.example.com:${port}/picture.jpg`, NEVER);
    expect(failure(answer)).toBe('private_network');
    expect(calls).toEqual(['/picture.jpg']);
  });

  it('is fetched encrypted on the open internet, whatever the address begins with', async () => {
    const schemes: string[] = [];
    class ToldClient extends PictureClient {
      protected override readonly resolve = resolvingTo('127.0.0.1');
      protected override readonly call: typeof callOutside = (asked, how) => {
        schemes.push(asked.protocol);
        return callOutside(asked, how);
      };
    }
    await new ToldClient(strict).fetch('http://pictures.example.com/a.jpg', NEVER);
    handle = answers(404);
    await new ToldClient(patient).fetch(`${url}/a.jpg`, NEVER);
    expect(schemes).toEqual(['https:', 'http:']);
  });

  it('is given up at once when the process ends', async () => {
    const stop = new AbortController();
    handle = () => stop.abort();
    await expect(new PictureClient(patient).fetch(url, stop.signal)).rejects.toThrow();
  });
});
