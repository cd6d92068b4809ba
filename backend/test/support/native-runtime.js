/**
 * Jest's runtime with Node's own module loader: what test files import is loaded once for each worker.
 * Jest loads Nest, TypeORM and BullMQ anew for each file, which took several times as long as the tests themselves.
 */
import '../../../scripts/support/typescript-hooks.mjs';
import Runtime from 'jest-runtime';
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setGlobals } from './jest-globals.js';

const GLOBALS = new URL('jest-globals.js', import.meta.url).href;

// The package itself only throws: Jest's runtime answers in its place, and so does this one.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});

const require = createRequire(import.meta.url);

let files = 0;

export default class NativeRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    Object.assign(globalThis, config.globals);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    setGlobals(globals);
  }

  /**
   * The test framework, anew for each file since it remembers the file's tests, and among the same `Number` and
   * `Error` as what it judges, which Jest's own runtime keeps apart.
   */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  /** A test file is evaluated each time it runs, what it imports only once. */
  unstable_importModule(file) {
    files += 1;
    return import(`${pathToFileURL(file)}?run=${files}`);
  }
}
