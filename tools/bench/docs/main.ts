/** `npm run results`: puts the newest results of bench, load and chaos into the documents. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pages } from './pages.ts';

for (const { file, before, after } of pages()) {
  const text = await format(after, { ...(await resolveConfig(file)), filepath: file });
  if (text !== before) writeFileSync(file, text);
  process.stdout.write(`${path.relative(process.cwd(), file)}: ${text === before ? 'as it was' : 'renewed'}\n`);
}
