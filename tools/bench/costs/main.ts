/**
 * `npm run costs`: what the dearest requests cost that anybody may send: for each call the largest body that it takes, and
 * one of that size in which everything is wrong. Printed are the CPU time of the built product, the size of its answer, and
 * how long its event loop let another call wait, which on a busy machine also counts the waiting for a processor.
 */
import { startBenchPostgres } from '../setting/postgres.ts';
import { cpuMs } from '../setting/processes.ts';
import { logIn, type Product, startProduct } from '../setting/product.ts';
import { type Call, largestBodies, type OpenApi } from './largest-bodies.ts';
import { holdsOf } from './event-loop.ts';

const MAX_CPU_MS = 100;
const MAX_ANSWER_BYTES = 64 * 1_024;
/** CPU time is counted in steps of 10 ms, so cheap requests are repeated. */
const REPEATS = 10;
const DEAR_MS = 500;

interface Cost {
  name: string;
  bodyBytes: number;
  status: number;
  answerBytes: number;
  cpu: number;
  hold: number;
}

/** What once held the product for seconds, and what no description tells the length of. */
const KNOWN: readonly Call[] = [
  {
    name: 'quote, 80,000 empty lines',
    method: 'POST',
    path: '/api/orders/quote',
    bodies: [JSON.stringify({ restaurantId: 1, items: Array.from({ length: 80_000 }, () => ({})) })],
  },
  {
    name: 'login, 26,000 unknown keys',
    method: 'POST',
    path: '/api/login',
    bodies: [JSON.stringify(Object.fromEntries(Array.from({ length: 26_000 }, (_, at) => [at.toString(36), 1])))],
  },
  {
    name: 'hours, 7 × 10,000 spans',
    method: 'PUT',
    path: '/api/restaurant/hours',
    bodies: [JSON.stringify({ week: Array.from({ length: 7 }, () => ({ spans: Array(10_000).fill(1) })) })],
  },
  {
    name: 'translations, 9,000 unknown keys',
    method: 'POST',
    path: '/api/admin/translations/en/import',
    bodies: [
      JSON.stringify({ texts: Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`key.${at}`, 'x'])) }),
    ],
  },
];

const DATABASE = 'costs';
const postgres = await startBenchPostgres();
await postgres.create(DATABASE);
const product = await startProduct({
  NODE_ENV: 'test',
  DATABASE_URL: postgres.urlOf(DATABASE),
  SESSION_SECRET: 'only-for-the-costs-on-this-machine',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
});
try {
  const base = `http://127.0.0.1:${product.port}`;
  const cookies = [
    await logIn(product.port, 'kunde@example.com'),
    await logIn(product.port, 'restaurant1@example.com'),
    await logIn(product.port, 'admin@example.com', '/api/admin/login'),
  ];
  const document = (await (await fetch(`${base}/api/docs/openapi.json`)).json()) as OpenApi;
  const costs: Cost[] = [];
  for (const attempt of [...KNOWN, ...largestBodies(document)])
    costs.push(await costOf(product, base, cookies, attempt));
  print(costs);
} finally {
  await product.stop();
  await postgres.stop();
}

/** As whoever the route lets in, with the largest body that it takes; one that it never takes is sent as it is. */
async function costOf({ port, pid }: Product, base: string, cookies: readonly string[], call: Call): Promise<Cost> {
  const send = async (cookie: string, body: string): Promise<{ status: number; text: string }> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(base + call.path, { method: call.method, headers, body });
    return { status: response.status, text: await response.text() };
  };
  const isLetIn = async (cookie: string): Promise<boolean> => ![401, 403].includes((await send(cookie, '{}')).status);
  let admitted = '';
  for (const cookie of cookies) if (admitted === '' && (await isLetIn(cookie))) admitted = cookie;
  let body = '';
  let answer = { status: 0, text: '' };
  for (body of call.bodies) {
    answer = await send(admitted, body);
    if (answer.status !== 413 && !answer.text.includes('too_complex')) break;
  }
  let repeats = 0;
  const loop = await holdsOf(port);
  const before = cpuMs(pid);
  while (repeats < REPEATS && cpuMs(pid) - before < DEAR_MS) {
    await send(admitted, body);
    repeats += 1;
  }
  const cpu = (cpuMs(pid) - before) / repeats;
  return {
    name: call.name,
    bodyBytes: Buffer.byteLength(body),
    status: answer.status,
    answerBytes: Buffer.byteLength(answer.text),
    cpu,
    hold: await loop.longest(),
  };
}

function print(costs: readonly Cost[]): void {
  const row = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(64) : cell.padStart(13))).join('');
  process.stdout.write(`${row(['request', 'body bytes', 'status', 'answer bytes', 'CPU ms', 'hold ms'])}\n`);
  for (const { name, bodyBytes, status, answerBytes, cpu, hold } of costs) {
    const isTooDear = cpu > MAX_CPU_MS || answerBytes > MAX_ANSWER_BYTES || status >= 500;
    const cells = [bodyBytes, status, answerBytes, Math.round(cpu), Math.round(hold)].map(String);
    process.stdout.write(`${row([name, ...cells])}${isTooDear ? '  TOO DEAR' : ''}\n`);
    if (isTooDear) process.exitCode = 1;
  }
}
