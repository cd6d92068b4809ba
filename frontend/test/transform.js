/** As Vite reads a module: TypeScript, and `import.meta.glob`, which is Vite's own (`glob.js` says what it gives). */
import { createTransformer } from '@swc/jest';

const swc = createTransformer({
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
  },
  sourceMaps: 'inline',
});

const withGlob = (source) => source.replaceAll('import.meta.glob(', 'globFrom(import.meta.dirname, ');

export default {
  ...swc,
  process: (source, ...rest) => swc.process(withGlob(source), ...rest),
  processAsync: (source, ...rest) => swc.processAsync(withGlob(source), ...rest),
};
