import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the schemas of the contracts', () => {
  it('are those that the contracts have now', async () => {
    const checked = promisify(execFile)(process.execPath, ['scripts/contracts.mjs', '--check'], { cwd: ROOT });
    await expect(checked).resolves.toMatchObject({ stderr: '' });
  });
});
