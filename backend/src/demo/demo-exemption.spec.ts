import { expect, it } from '@jest/globals';
import { DEMO_ADMIN, DEMO_PASSWORD } from './demo-accounts.ts';
import { DemoExemption } from './demo-exemption.ts';

const HERE = 'http://localhost:3000';

it.each([
  ['the demo’s own admin on this machine', true, HERE, DEMO_ADMIN.email, DEMO_PASSWORD, true],
  ['any other admin', true, HERE, 'ada@example.com', DEMO_PASSWORD, false],
  ['any other password', true, HERE, DEMO_ADMIN.email, 'a long and rare one', false],
  ['a place that others reach', true, 'https://tischlein.example', DEMO_ADMIN.email, DEMO_PASSWORD, false],
  ['a product without demo data', false, HERE, DEMO_ADMIN.email, DEMO_PASSWORD, false],
])('of %s the second factor is or is not asked for', (_, demoData, publicUrl, email, password, isExempt) => {
  expect(new DemoExemption({ demoData, publicUrl }).covers(email, password)).toBe(isExempt);
});
