import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Where a program lies on the PATH; null when it is not there. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  return null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
