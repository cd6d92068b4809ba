/** After `npm ci`: takes away what large packages carry beside what anything here reads, 130 MB together. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.join(import.meta.dirname, '../node_modules');
const UNREAD = [
  // The drawings that @tabler/icons-react is made of, which carries its own copies.
  '@tabler/icons/categories',
  '@tabler/icons/icons',
  // The build for browsers.
  'typeorm/browser',
  // C headers, for whoever compiles against the Node that npm brings.
  ...nodes().map((name) => `node/node_modules/${name}/include`),
];

for (const folder of UNREAD) rmSync(path.join(PACKAGES, folder), { recursive: true, force: true });

function nodes() {
  const folder = path.join(PACKAGES, 'node/node_modules');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('node-')) : [];
}
