/** The lint rules that ask for types, judged by oxlint on the native TypeScript compiler. All others are in eslint.config.js. */
import { tseslint } from './tools/lint/plugins.js';

export const TESTS = ['**/*.spec.{ts,tsx}', 'backend/test/**/*.ts', 'tools/**/*.ts', 'frontend/{e2e,test}/**/*.ts'];

const PREFIX = '@typescript-eslint/';
/** Not among those that oxlint has. */
const MISSING = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'].map((name) => `${PREFIX}${name}`);

const presets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];
const typed = presets
  .flatMap(({ rules = {} }) => Object.entries(rules))
  .filter(([name]) => name.startsWith(PREFIX) && !MISSING.includes(name))
  .map(([name, setting]) => [name.slice(PREFIX.length), setting])
  .filter(([name]) => tseslint.plugin.rules[name].meta.docs.requiresTypeChecking)
  .map(([name, setting]) => [`typescript/${name}`, setting]);

export default {
  categories: { correctness: 'off' },
  plugins: ['typescript'],
  ignorePatterns: ['**/dist/', 'backend/src/**/*.gen.ts', 'frontend/src/**/*.gen.ts', 'backend/test/api/client/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...Object.fromEntries(typed),
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/only-throw-error': [
          'error',
          { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
        ],
        'typescript/switch-exhaustiveness-check': 'error',
        'typescript/require-await': 'off',
        // Takes what a callback changes, and what comes over a socket, for as certain as its type.
        'typescript/no-unnecessary-condition': 'off',
        'typescript/no-unnecessary-type-parameters': 'off',
      },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-floating-promises': [
          'error',
          {
            allowForKnownSafeCalls: [
              { from: 'package', package: '@types/node', name: ['test', 'it', 'describe', 'suite'] },
            ],
          },
        ],
      },
    },
  ],
};
