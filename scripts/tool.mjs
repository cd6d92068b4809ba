/** `node scripts/tool.mjs <tool>/<script> [arguments]`: runs a script of `tools/`, whose packages are installed on first use. */
import './support/node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool, TOOLS } from './support/tools.mjs';

const [script, ...args] = process.argv.slice(2);
const file = path.join(TOOLS, script ?? '');
if (script === undefined || !existsSync(file)) {
  console.error(`There is no ${script ?? 'script'} in tools/: see tools/README.md.`);
  process.exit(1);
}
try {
  installTool(script.split('/')[0]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);
