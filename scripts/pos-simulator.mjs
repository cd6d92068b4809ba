/** `npm run pos-simulator`: a POS for trying out what happens when one pays, declines, fails or says nothing. */
import './support/node-version.mjs';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const MODES = ['pays', 'declines', 'later', 'refuses', '500', 'hangs', 'garbage', 'twice'];
const USAGE = `npm run pos-simulator -- [--port number] [--key text] [--mode ${MODES.join('|')}] [--product http://host:port]
  --port     4010, or POS_PORT
  --key      a-key-for-trying, or POS_KEY; the same as in the restaurant's settings
  --mode     pays, or POS_MODE. later and twice answer "pending" and call the product afterwards, once and twice
  --product  http://localhost:3000, or POS_PRODUCT: whom to call afterwards
While it runs, GET /mode/<mode> changes the mode.`;
const CLOCK_SECONDS = 300;
const LATER_MS = 2_000;

const options = readOptions(process.argv.slice(2));
let { mode } = options;
/** What was decided on each delivery: a POS that hears twice gives the same answer. */
const decided = new Map();

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'GET') changeMode(request.url ?? '', response);
    else takeCall(request, Buffer.concat(chunks).toString('utf8'), response);
  });
});
server.on('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `--port ${options.port} is taken: choose another.` : error.message);
  process.exit(1);
});
server.listen(options.port, '127.0.0.1', () => {
  console.log(`A POS in mode ${mode} at http://127.0.0.1:${options.port}/orders, with the key ${options.key}`);
  console.log('The product calls it only when it was started with TILL_NETWORK=any. Ctrl-C ends it.');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close();
  });
}

function changeMode(url, response) {
  const wanted = /^\/mode\/(\w+)$/.exec(url)?.[1];
  if (!MODES.includes(wanted)) {
    answer(response, 404, { modes: MODES });
    return;
  }
  mode = wanted;
  say(`from now on in mode ${mode}`);
  answer(response, 200, { mode });
}

function takeCall(request, text, response) {
  const timestamp = request.headers['x-tischlein-timestamp'] ?? '';
  const delivery = request.headers['x-tischlein-delivery'] ?? '';
  if (!isGenuine(timestamp, text, request.headers['x-tischlein-signature'] ?? '')) {
    say('a call with a wrong signature: is the key the same on both sides?');
    answer(response, 401, { error: 'signature' });
    return;
  }
  const { type, order } = JSON.parse(text);
  const isRepeated = decided.has(`${type} ${delivery}`);
  say(`${type}${order ? ` #${order.id}, ${order.totalWithTip} euro` : ''}${isRepeated ? ', again' : ''} (${delivery})`);
  if (mode === 'hangs') return;
  if (mode === '500') answer(response, 500, { error: 'out of paper' });
  else if (mode === 'refuses') answer(response, 401, { error: 'refused' });
  else if (mode === 'garbage') response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":');
  else if (type === 'test') answer(response, 200, { status: 'ok' });
  else if (type === 'cancellation') answer(response, 200, { status: 'cancelled' });
  else decide(delivery, response);
}

function decide(delivery, response) {
  const isLater = mode === 'later' || mode === 'twice';
  const known = decided.get(`order ${delivery}`);
  const status = known ?? (isLater ? 'pending' : mode === 'declines' ? 'declined' : 'paid');
  decided.set(`order ${delivery}`, status);
  answer(response, 200, { status, reference: `SIM-${delivery.slice(0, 8)}` });
  if (!isLater || known !== undefined) return;
  const times = mode === 'twice' ? 2 : 1;
  setTimeout(() => {
    decided.set(`order ${delivery}`, 'paid');
    for (let time = 0; time < times; time++) void callBack(delivery);
  }, LATER_MS);
}

async function callBack(delivery) {
  const text = JSON.stringify({ delivery, status: 'paid' });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  try {
    const response = await fetch(`${options.product}/api/pos/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tischlein-timestamp': timestamp,
        'x-tischlein-signature': sign(timestamp, text),
      },
      body: text,
    });
    say(`told the product that ${delivery} is paid: ${response.status} ${await response.text()}`);
  } catch (error) {
    say(`could not tell the product at ${options.product}: ${error.cause?.code ?? error.message}`);
  }
}

function sign(timestamp, text) {
  return `v1=${createHmac('sha256', options.key).update(`${timestamp}.${text}`).digest('hex')}`;
}

function isGenuine(timestamp, text, signature) {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > CLOCK_SECONDS) return false;
  const [expected, given] = [Buffer.from(sign(timestamp, text)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function say(line) {
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`);
}

function readOptions(args) {
  try {
    const { env } = process;
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: env.POS_PORT ?? '4010' },
        key: { type: 'string', default: env.POS_KEY ?? 'a-key-for-trying' },
        mode: { type: 'string', default: env.POS_MODE ?? 'pays' },
        product: { type: 'string', default: env.POS_PRODUCT ?? 'http://localhost:3000' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) throw new Error(USAGE);
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} must be a port.`);
    if (values.key.length < 8) throw new Error('--key must have at least 8 characters.');
    if (!MODES.includes(values.mode)) throw new Error(`--mode ${values.mode} must be one of ${MODES.join(', ')}.`);
    if (!URL.canParse(values.product)) throw new Error(`--product ${values.product} must be an address.`);
    return { port, key: values.key, mode: values.mode, product: new URL(values.product).origin };
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
