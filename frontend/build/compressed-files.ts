import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below it a compressed file is no smaller on the wire: headers and packets weigh more. */
const FROM_BYTES = 1_024;

/**
 * Writes `.br` and `.gz` beside each file, as small as they get, which takes too long to be done for each visitor. The
 * server sends them as they are.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'tischlein:compressed-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      // After all that writes files of its own.
      order: 'post',
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true });
        await Promise.all(
          names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(path.join(dir, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < FROM_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
