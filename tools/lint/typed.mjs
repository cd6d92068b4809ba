/** The lint rules that ask for types: oxlint, and beside it the program that brings it the types. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PACKAGES = path.join(import.meta.dirname, 'node_modules');
const OPTIONS = ['--type-aware', '--deny-warnings', '--config', 'oxlint.config.mjs', ...process.argv.slice(2)];

const { status } = spawnSync(process.execPath, [path.join(PACKAGES, 'oxlint/bin/oxlint'), ...OPTIONS], {
  env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(PACKAGES, '.bin/tsgolint') },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
