/** Gets the redis-server and the Chromium that the tests need and the machine lacks, or says in one line how to. */
import './support/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { tool } from './support/paths.mjs';

const { findBrowser, findHeadlessShell } = await import('../backend/test/support/browser.ts');
const { findNginx, NGINX_FOLDER } = await import('../backend/test/support/nginx.ts');
const { findProgram } = await import('../backend/test/support/programs.ts');
const { findPromtool, PROMETHEUS_FOLDER } = await import('../backend/test/support/promtool.ts');

const isRoot = process.getuid?.() === 0;
let listsAreFresh = false;

const TOOLS = {
  redis: {
    find: () => findProgram('redis-server'),
    ways: [() => aptInstall('redis-server')],
    // Last, since each file of tests would start a container.
    isThereInstead: dockerAnswers,
    hint: 'There is no redis-server for the tests: install it (apt-get install redis-server, brew install redis) or start Docker.',
  },
  browser: {
    find: findBrowser,
    ways: [() => aptInstall('chromium'), playwrightInstall],
    hint: 'There is no browser for the tests: install Chromium, or run "npx playwright-core install --with-deps chromium".',
  },
  journeyBrowser: {
    find: findHeadlessShell,
    ways: [() => aptInstall('chromium-headless-shell')],
    isThereInstead: () => findBrowser() !== null,
    hint: 'There is no browser for the journeys: install Chromium, or its package chromium-headless-shell.',
  },
  promtool: {
    find: findPromtool,
    // Installed, the package would start a Prometheus.
    ways: [() => aptUnpack('prometheus', PROMETHEUS_FOLDER)],
    hint: 'There is no promtool (in the package prometheus), so the alert rules are not tested.',
  },
  nginx: {
    find: findNginx,
    ways: [() => aptUnpack('nginx', NGINX_FOLDER)],
    hint: 'There is no nginx for the load: install it (apt-get install nginx, brew install nginx).',
  },
  docker: {
    find: () => (dockerAnswers() ? 'Docker' : null),
    ways: [],
    hint: 'Docker does not answer, so the compose stack is not tested.',
  },
};

/** The lines of what is still missing. */
export function ensureTestTools(names) {
  return names.flatMap((name) => {
    const { find, ways, isThereInstead, hint } = TOOLS[name];
    const found = find() !== null || ways.some((way) => way() && find() !== null) || isThereInstead?.() === true;
    return found ? [] : [hint];
  });
}

function aptInstall(name) {
  if (!aptIsReady()) return false;
  console.log(`Installing ${name} …`);
  return quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** The files of a package alone, without what it needs and does when installed. */
function aptUnpack(name, folder) {
  if (!aptIsReady()) return false;
  console.log(`Downloading ${name} …`);
  mkdirSync(folder, { recursive: true });
  // As root, not as apt's own account, which need not reach the folder.
  if (!quietly('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', name], folder)) return false;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => quietly('dpkg-deb', ['--extract', file, '.'], folder));
}

function aptIsReady() {
  if (!isRoot || findProgram('apt-get') === null) return false;
  listsAreFresh ||= quietly('apt-get', ['update', '-qq']);
  return listsAreFresh;
}

function playwrightInstall() {
  console.log('Downloading Chromium …');
  const options = isRoot && findProgram('apt-get') !== null ? ['--with-deps'] : [];
  return quietly(process.execPath, [tool('playwright-core/cli.js'), 'install', ...options, 'chromium']);
}

function dockerAnswers() {
  return findProgram('docker') !== null && quietly('docker', ['info']);
}

function quietly(command, args, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, env, stdio: 'ignore' }).status === 0;
}

if (import.meta.main) {
  const missing = ensureTestTools(['redis', 'browser', 'journeyBrowser']);
  for (const line of missing) console.error(line);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
