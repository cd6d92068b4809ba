/** Inputs to the sockets, made from their AsyncAPI description: each is acknowledged as it says, whatever was sent. */
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { Schema } from './contract/schema.ts';
import { mixed } from './inputs/sequence.ts';
import { asText } from './inputs/encode.ts';
import { moreKeys, KEY_KIND_NAMES } from './inputs/keys.ts';
import { KIND_NAMES, KINDS, MISSING } from './inputs/values.ts';
import { createAjv, type Validate } from './judge/ajv.ts';
import { CALLER_KINDS, type CallerKind } from './setting/callers.ts';
import type { World } from './setting/world.ts';

interface AsyncApiDocument {
  readonly channels: Readonly<Record<string, { readonly address: string | null }>>;
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly 'x-acknowledgement'?: Schema }>>;
  };
}

interface Request {
  readonly event: string;
  readonly payload: unknown;
  readonly caller: CallerKind;
}

export interface SocketFinds {
  /** How often each code, or that there was none. */
  readonly answers: Map<string, number>;
  readonly faults: Map<string, string>;
}

const ACKNOWLEDGED_WITHIN_MS = 10_000;
const SHOWN = 300;
/** Frames that no Socket.IO client sends. */
const FRAMES = [
  '',
  '4',
  '42',
  '42[',
  '42{}',
  '42["subscribe"',
  '42["",null]',
  '451-["x",{"_placeholder":true,"num":9}]',
  '40/admin,',
  '49',
  'x',
  '\0',
  '6',
  '1',
  '42'.repeat(5_000),
  `42[${'['.repeat(3_000)}`,
];

export async function fuzzSockets(world: World, seed: number, count: number): Promise<SocketFinds> {
  const url = `http://localhost:${world.port}`;
  const document = (await (await fetch(`${url}/api/docs/asyncapi.json`)).json()) as AsyncApiDocument;
  const acknowledgements = acknowledgementsOf(document);
  const topics = Object.values(document.channels).flatMap(({ address }) => (address === null ? [] : [address]));
  const found: SocketFinds = { answers: new Map(), faults: new Map() };
  const sockets = new Map<CallerKind, Socket>();
  try {
    for (let index = 0; index < count; index++) {
      const [request] = fc.sample(requestOf(seed, index, topics, [...acknowledgements.keys()]), {
        seed: mixed(seed, index),
        numRuns: 1,
      });
      if (request === undefined) continue;
      if (index % FRAMES.length === 0) await sendFrame(url, FRAMES[(index / FRAMES.length) % FRAMES.length] ?? '');
      const socket = await socketOf(world, url, request.caller, sockets);
      const answer: unknown = await socket
        .timeout(ACKNOWLEDGED_WITHIN_MS)
        .emitWithAck(request.event, request.payload)
        .catch(() => null);
      judge(request, answer, socket.connected, acknowledgements.get(request.event)!, found);
    }
  } finally {
    for (const socket of sockets.values()) socket.disconnect();
  }
  return found;
}

function acknowledgementsOf({ components }: AsyncApiDocument): Map<string, Validate> {
  const ajv = createAjv();
  return new Map(
    Object.entries(components.messages).flatMap(([name, { 'x-acknowledgement': schema }]) =>
      schema === undefined ? [] : [[name, ajv.compile(schema)] as const],
    ),
  );
}

function requestOf(
  seed: number,
  index: number,
  topics: readonly string[],
  events: readonly string[],
): fc.Arbitrary<Request> {
  const dice = mixed(seed + 1, index);
  const kind = KINDS[KIND_NAMES[dice % KIND_NAMES.length]!]!({});
  const topic = fc.constantFrom(...topics).map((address) => address.replace('{id}', '1').replace('{city}', 'berlin'));
  const payload: fc.Arbitrary<unknown> = fc.oneof(
    fc.record({ topic }),
    kind,
    fc.record({ topic: kind }),
    fc.tuple(topic, kind).map(([name, tail]) => ({ topic: `${name}${asText(tail)}` })),
    fc.record({ topic, token: kind }),
    fc
      .tuple(topic, moreKeys(KEY_KIND_NAMES[dice % KEY_KIND_NAMES.length]!))
      .map(([name, keys]) => ({ topic: name, ...Object.fromEntries(keys) })),
  );
  return fc.record({
    event: fc.constantFrom(...events),
    payload: payload.map(sendable),
    caller: fc.constantFrom(...CALLER_KINDS),
  });
}

/** Leaves out what JSON cannot say. */
function sendable(value: unknown): unknown {
  if (value === MISSING) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (each === MISSING ? undefined : each)) ?? 'null',
  ) as unknown;
}

async function socketOf(
  world: World,
  url: string,
  caller: CallerKind,
  sockets: Map<CallerKind, Socket>,
): Promise<Socket> {
  const known = sockets.get(caller);
  if (known?.connected === true) return known;
  known?.disconnect();
  const { cookie } = await world.callers.of(caller);
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(cookie === null ? {} : { extraHeaders: { cookie } }),
  });
  sockets.set(caller, socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

function sendFrame(url: string, frame: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.on('open', () => {
      socket.send('40');
      socket.send(frame, () => socket.close());
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}

function judge(
  { event, payload, caller }: Request,
  answer: unknown,
  isConnected: boolean,
  validate: Validate,
  found: SocketFinds,
): void {
  const code = codeOf(answer) ?? (isConnected ? 'none' : 'closed');
  found.answers.set(code, (found.answers.get(code) ?? 0) + 1);
  const fault =
    answer === null
      ? isConnected
        ? 'is not acknowledged'
        : null
      : validate(answer)
        ? null
        : `is acknowledged with ${JSON.stringify(answer).slice(0, SHOWN)}`;
  if (fault !== null) found.faults.set(`${event} ${fault}`, `${JSON.stringify(payload).slice(0, SHOWN)} as ${caller}`);
}

function codeOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { ok, error } = answer as { ok?: boolean; error?: { code?: string } };
  return ok === true ? 'ok' : (error?.code ?? null);
}
