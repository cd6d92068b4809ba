/** By its path, what loads each file of the patterns; one that begins with `!` takes files out. */
import { globSync } from 'node:fs';
import path from 'node:path';

globalThis.globFrom = (folder, patterns) => {
  const [wanted, unwanted] = [false, true].map((isOut) =>
    patterns.filter((pattern) => pattern.startsWith('!') === isOut),
  );
  const files = globSync(wanted, { cwd: folder, exclude: unwanted.map((pattern) => pattern.slice(1)) });
  return Object.fromEntries(files.map((file) => [file, () => import(path.join(folder, file))]));
};
