/** `npm run dev`: `nest start --watch` for the back end, and Vite in front of it with hot reload. */
import './support/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENV_FILE, SINGLE_SIGNALS } from './support/backend.mjs';
import { FRONTEND, ROOT, tool } from './support/paths.mjs';
import './support/typescript-hooks.mjs';

const VITE_PORT = 5173;

if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
/** People open Vite's port, so that is the origin that the back end must allow. */
process.env.PUBLIC_URL ??= `http://localhost:${VITE_PORT}`;

const children = [];
const postgresStart = startPostgres();
let ending = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

const postgres = await postgresStart;
if (ending === null) {
  const urls = postgres === null ? {} : { DATABASE_URL: postgres.applicationUrl, MIGRATION_DATABASE_URL: postgres.url };
  start([tool('@nestjs/cli/bin/nest.js'), 'start', '--watch', '--preserveWatchOutput'], ROOT, {
    ...urls,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${SINGLE_SIGNALS}`,
  });
  start([tool('vite/bin/vite.js'), '--port', String(VITE_PORT), '--strictPort'], FRONTEND);
}

/**
 * Nest ends a whole tree of processes before it starts the next, so the embedded Postgres must not be part of that tree;
 * and a restart is quicker with a Postgres that stays.
 */
async function startPostgres() {
  const { loadEnvironment } = await import('../backend/src/config/environment.ts');
  const { startEmbeddedPostgres } = await import('../backend/src/database/connection/embedded-postgres.ts');
  try {
    const { databaseUrl, dataDir } = loadEnvironment();
    return databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function start(args, cwd, env = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  children.push(child);
  child.once('exit', (code) => void end(code ?? 1));
}

async function end(code) {
  ending ??= Promise.all(children.map(ended)).then(async () => (await postgresStart)?.stop());
  await ending;
  process.exit(code);
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
