/** What the source never does. docs/security names these as promises; whoever needs one of them decides it here. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILES = globSync(['backend/src/**/*.ts', 'frontend/{src,inline}/**/*.{ts,tsx,js}', 'frontend/public/*.js'], {
  cwd: ROOT,
})
  .filter((file) => !/\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The files in which it stands. */
const filesWith = (pattern: RegExp) => FILES.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const textsOf = (pattern: RegExp) => FILES.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found]) => found));

describe('the source', () => {
  it('is read', () => {
    expect(FILES.length).toBeGreaterThan(500);
    expect(filesWith(/class SignIn \{/)).toEqual(['backend/src/modules/auth/sign-in/sign-in.ts']);
  });

  it.each([
    ['runs text as a program', /\beval\(|new Function\(|\bnode:vm\b|setTimeout\(\s*['"`]/],
    [
      'puts text into a page as HTML',
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    ],
    ['talks to windows of others', /\.postMessage\([^)]*,/],
    ['trusts certificates that are not trusted', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/],
    ['reads XML, YAML or serialized objects', /\bDOMParser\b|xml2js|fast-xml-parser|js-yaml|from 'yaml'|node:v8/],
  ])('never %s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  it('makes patterns of its own texts alone', () => {
    // The build's routes.
    expect(filesWith(/new RegExp\(/)).toEqual(['frontend/inline/early.js']);
  });

  it('masks what is typed as a password, and lets managers of passwords and the clipboard fill it', () => {
    const fields = FILES.flatMap(({ text }) =>
      [...text.matchAll(/autoComplete="(?:current|new)-password"/g)].map(
        ({ index }) => /.*<([A-Z]\w+)/s.exec(text.slice(0, index))?.[1],
      ),
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(new Set(fields)).toEqual(new Set(['PasswordField', 'PasswordInput']));
    expect(filesWith(/onPaste/)).toEqual([]);
  });

  it('starts programs for the embedded Postgres alone, and never by way of a line of text', () => {
    const files = filesWith(/node:child_process/);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/^backend\/src\/database\/connection\/embedded\//);
    expect(filesWith(/\bexec(?:Sync)?\(\s*[`'"]|shell: true/)).toEqual([]);
  });

  it('draws what must not be guessed from the system’s generator', () => {
    // How long to wait before the next try, and which of equal pictures is shown, may be guessed.
    expect(filesWith(/Math\.random/).filter((file) => file.startsWith('backend/'))).toEqual([
      'backend/src/modules/pos/deliveries/deliver-to-pos.ts',
    ]);
  });

  it('hashes with SHA-256 and encrypts with AES-GCM', () => {
    expect(new Set(textsOf(/create(?:Hash|Hmac)\('([^']+)'/g))).toEqual(new Set(['sha256']));
    expect(filesWith(/create(?:Hash|Hmac)\((?!')/)).toEqual([]);
    expect(new Set(textsOf(/create(?:Cipher|Decipher)iv\(([^,]+),/g))).toEqual(new Set(['ALGORITHM', "'aes-128-gcm'"]));
    expect(new Set(textsOf(/const ALGORITHM = '([^']+)'/g))).toEqual(new Set(['aes-256-gcm']));
  });
});

describe('packages', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
  };
  const taken = Object.entries(lock.packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

  it('are listed, each in one version with its hash, all from the one registry', () => {
    expect(taken.length).toBeGreaterThan(300);
    // Without an address of its own a package is of the registry that .npmrc names, or of npm's.
    const wrong = taken.filter(
      ({ 1: { version, resolved, integrity = '' } }) =>
        version === undefined || resolved !== undefined || !integrity.startsWith('sha512-'),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).not.toMatch(/registry\s*=\s*http/);
  });

  it('are asked for by exact versions', () => {
    for (const file of ['package.json', 'backend/package.json', 'frontend/package.json']) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ) as Record<string, Record<string, string>>;
      for (const version of Object.values({ ...dependencies, ...devDependencies }))
        expect(version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });
});

describe('the image', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const product = /AS product\n([^]*?)\n\n/.exec(dockerfile)?.[1] ?? '';

  it('has neither the history of the source nor the tests', () => {
    const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored[0]).toBe('*');
    expect(ignored.filter((line) => line.startsWith('!')).join(' ')).not.toMatch(/\.git|test|e2e/);
    expect(dockerfile).not.toMatch(/COPY (?:--\S+ )*\. /);
    expect([...product.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what)).toEqual([
      '--from=dependencies /app ./',
      '--from=build /app/backend/dist backend/dist',
      '--from=build /app/frontend/dist frontend/dist',
      'docker/start.sh /usr/local/bin/start-tischlein',
      'docker/set-up.mjs docker/secrets.mjs docker/redis-cluster.mjs docker/',
    ]);
  });

  it('runs as in production, as an ordinary user', () => {
    expect(product).toContain('ENV NODE_ENV=production');
    expect(product).toContain('USER node');
    expect(product).not.toContain('--inspect');
  });
});
