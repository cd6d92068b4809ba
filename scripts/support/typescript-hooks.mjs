/**
 * `node --import` this to run the back end's TypeScript as it stands, decorators and their types included.
 * Node's own type stripping leaves decorators alone.
 */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const SOURCE = /^file:.*(?<!\/node_modules\/.*)\.ts(?:\?.*)?$/;

registerHooks({
  load(url, context, nextLoad) {
    if (!SOURCE.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
        keepClassNames: true,
        experimental: { keepImportAttributes: true },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
