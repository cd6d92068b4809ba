import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

it('the image starts Node with the same options as npm start', () => {
  const options = JSON.parse(read('backend/node-options.json')) as string[];
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...options, 'backend/dist/main.js']).replaceAll(',', ', ')}`,
  );
});
