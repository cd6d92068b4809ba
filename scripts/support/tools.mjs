/** What lies in `tools/` has packages of its own, which `npm ci` does not bring. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

export const TOOLS = path.join(ROOT, 'tools');

/** Installs a tool's packages, unless they are there as its lockfile says. Throws when that fails, after npm's own words. */
export function installTool(tool) {
  const folder = path.join(TOOLS, tool);
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const memory = path.join(folder, 'node_modules/.installed');
  if (existsSync(memory) && readFileSync(memory, 'utf8') === wanted) return;
  console.log(`Installing the packages of tools/${tool} …`);
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error(`The packages of tools/${tool} cannot be installed: see above, and try again.`);
  writeFileSync(memory, wanted);
}
