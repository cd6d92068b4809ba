import { folderCircles } from './scripts/lint/folder-circles.mjs';
import { boundaries, eslint, globals, jsxA11y, reactHooks, tseslint } from './tools/lint/plugins.js';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.spec.{ts,tsx}', 'backend/test/**/*.ts', 'tools/**/*.ts', 'frontend/{e2e,test}/**/*.ts'];

/** A piece of the architecture: a folder, by its path from the root of the repository. */
function element(type, pattern, capture) {
  return { type, pattern, partialMatch: false, ...(capture === undefined ? {} : { capture }) };
}

const ELEMENTS = [
  element('contracts', 'backend/src/contracts'),
  element('config', 'backend/src/config'),
  element('entity', 'backend/src/entities'),
  element('database', 'backend/src/database'),
  element('events', 'backend/src/events'),
  element('realtime', 'backend/src/realtime'),
  element('access', 'backend/src/access'),
  element('words', 'backend/src/{texts,money,mail}'),
  element('http', 'backend/src/http'),
  element('limits', 'backend/src/limits'),
  element('replica', 'backend/src/replica'),
  element('public-reads', 'backend/src/public-reads'),
  element('module', 'backend/src/modules/*', ['subject']),
  element('demo', 'backend/src/demo'),
  element('server', 'backend/src/app'),
  element('route', 'frontend/src/routes'),
  element('feature', 'frontend/src/features/*', ['subject']),
  element('domain', 'frontend/src/domain/*', ['subject']),
  element('component', 'frontend/src/components'),
  element('lib', 'frontend/src/lib'),
  element('i18n', 'frontend/src/i18n'),
  element('app', 'frontend/src/app'),
];

/** Everything of the back end but what both halves share. */
const BACK_END = ELEMENTS.filter(({ type, pattern }) => type !== 'contracts' && pattern.startsWith('backend/')).map(
  ({ type }) => type,
);

/** Files that belong to their module alone; others ask its exported providers or listen to its events. */
const FILES = [
  { category: 'private', pattern: 'backend/src/modules/*/**/*.{statements,rows,controller,dto}.ts' },
  { category: 'repository', pattern: 'backend/src/modules/*/**/*.repository.ts' },
];

const oneOf = (...types) => ({ element: { types: { anyOf: types } } });

function forbid(from, to, message) {
  return { from: oneOf(...from), disallow: { to: oneOf(...to) }, message };
}

function privateTo(from, category) {
  return {
    from: oneOf(...from),
    disallow: { to: { element: { type: 'module' }, file: { categories: category } } },
    message: 'This file is private to its module: use a provider that the module exports, or an event.',
  };
}

const ARCHITECTURE = {
  default: 'allow',
  policies: [
    forbid(
      ['contracts'],
      ELEMENTS.map(({ type }) => type).filter((type) => type !== 'contracts'),
      'Contracts import nothing: both sides share them.',
    ),
    forbid(
      ['entity'],
      BACK_END.filter((type) => type !== 'entity'),
      'Rows know nothing of what reads and writes them.',
    ),
    forbid(
      ['config'],
      BACK_END.filter((type) => type !== 'config'),
      'The environment knows nothing of what reads it.',
    ),
    forbid(
      ['database', 'events', 'http', 'access', 'limits', 'public-reads', 'replica', 'words'],
      ['module', 'realtime', 'demo', 'server'],
      'Modules build on this, not the other way round.',
    ),
    forbid(['module'], ['realtime', 'demo', 'server'], 'Realtime, demo data and the server build on the modules.'),
    privateTo(['module', 'realtime', 'events', 'http', 'demo', 'server'], 'private'),
    // Snapshots are read where they are sent.
    privateTo(['module', 'events', 'http', 'demo', 'server'], 'repository'),
    forbid(
      ['domain', 'component', 'lib', 'i18n'],
      ['feature', 'route', 'app'],
      'Features build on this, not the other way round.',
    ),
    forbid(['component', 'lib', 'i18n'], ['domain'], 'The domain builds on this, not the other way round.'),
    forbid(['lib', 'i18n'], ['component'], 'Components build on this, not the other way round.'),
    forbid(['feature'], ['route', 'app'], 'Routes compose features, not the other way round.'),
    // Within a feature everything may be imported: the plugin judges only what leaves an element.
    forbid(['feature'], ['feature'], 'What two features share lies in the domain, or a route joins them.'),
    forbid(['route'], ['app'], 'The app is made of the routes, not the other way round.'),
    forbid(
      ['route', 'feature', 'domain', 'component', 'lib', 'i18n', 'app'],
      BACK_END,
      'The front end knows the contracts alone of the back end.',
    ),
  ],
};

const ENVIRONMENT_HINT = 'Only backend/src/config reads the environment: inject ENVIRONMENT.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/.cache/',
      '.data/',
      'frontend/public/*/',
      'backend/src/**/*.gen.ts',
      'backend/test/api/client/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Nest's modules are classes that only carry a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: true }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/require-await': 'off',
      // Takes what a callback changes, and what comes over a socket, for as certain as its type.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENVIRONMENT_HINT }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ClassBody ImportExpression[source.value=/^\\./]',
          message:
            'The builder leaves the path as it is within a class, where the built product finds no .ts: import it in a function of the module.',
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ELEMENTS,
      'boundaries/files': FILES,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
    },
    rules: { 'boundaries/dependencies': ['error', ARCHITECTURE] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { folders: { rules: { circles: folderCircles } } },
    rules: { 'folders/circles': ['error', { root: 'frontend/src' }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    plugins: { folders: { rules: { circles: folderCircles } } },
    rules: { 'folders/circles': ['error', { root: 'backend/src' }] },
  },
  {
    files: ['backend/src/contracts/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'Contracts import nothing: both sides share them.' }] },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '(^|/)backend/', message: 'Import the contracts as @contracts/….' }],
          paths: [
            { name: 'react', importNames: ['default'], message: 'Import what is needed by name.' },
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'Use lazyPart: a file that does not arrive would take the screen down.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/components/lazy-part.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['backend/src/config/**/*.ts', ...TESTS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: '@types/node', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['frontend/public/*.js', 'frontend/inline/*.js'],
    languageOptions: { sourceType: 'script', globals: { ...globals.browser, ...globals.serviceworker } },
  },
);
