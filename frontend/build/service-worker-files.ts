import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Screens of restaurants and administrators, and their texts: nothing that a customer's phone should keep. */
const PANEL =
  /\/routes\/(?:admin|restaurant\/(?:dashboard|login))[./\w$-]*\.tsx|\/messages\/\w+\/(?:admin|kitchen|panel)\.ts/;
/** What opens without a network though it was never opened before: where an order stands. */
const AT_ONCE = /\/routes\/(?:index|orders|order\/\$id)\.tsx|\/messages\/\w+\/tracking\.ts/;
const ON_USE = /\/routes\/[\w./$()-]+\.tsx|\/messages\/\w+\/\w+\.ts/;
/** Beside what the build names by content: small files that every page asks for. */
const PUBLIC = /^favicon[\w-]*\.svg$/;
const PAGE = '/';

/**
 * Writes `sw-files.js`: what the service worker (public/sw.js) keeps so that the shell opens without a network, and
 * what it keeps besides once it was used. A new
 * build has another version, which is how browsers find out that there is one.
 */
export function serviceWorkerFiles(publicFolder: string): Plugin {
  return {
    name: 'tischlein:service-worker-files',
    apply: 'build',
    generateBundle: {
      // After index.html is there.
      order: 'post',
      handler(_options, bundle) {
        const publicFiles = readdirSync(publicFolder).filter((file) => PUBLIC.test(file));
        const page = bundle['index.html'];
        const version = createHash('sha256').update(page?.type === 'asset' ? page.source : '');
        for (const file of publicFiles) version.update(readFileSync(path.join(publicFolder, file)));
        const isAtOnce = (id: string) => !ON_USE.test(id) || AT_ONCE.test(id);
        const atOnce = filesOf(bundle, isAtOnce);
        const onUse = filesOf(bundle, (id) => !PANEL.test(id)).filter((file) => !atOnce.includes(file));
        const files = [PAGE, ...publicFiles.map((file) => `/${file}`), ...atOnce.map((file) => `/${file}`)];
        version.update(files.join());
        const shell = { version: version.digest('hex').slice(0, 12), files, onUse: onUse.map((file) => `/${file}`) };
        this.emitFile({
          type: 'asset',
          fileName: 'sw-files.js',
          source: `self.TISCHLEIN_SHELL = ${JSON.stringify(shell)};\n`,
        });
      },
    },
  };
}

/** The first script and all that it may load, as far as `isWanted` says of what a chunk stands for, and the fonts. */
function filesOf(bundle: Rolldown.OutputBundle, isWanted: (id: string) => boolean): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || !isWanted(chunk.facadeModuleId ?? '')) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
  for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) files.add(name);
  return [...files].sort();
}
