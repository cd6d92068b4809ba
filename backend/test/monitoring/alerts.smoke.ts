/** The alert rules by Prometheus' own tool; that the product has their metrics is shown in test/api/metrics.test.ts. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { promisify } from 'node:util';
import { findPromtool } from '../support/promtool.ts';

const MONITORING = path.resolve(import.meta.dirname, '../../../docker/monitoring');
const CASES = path.join(import.meta.dirname, 'alerts.test.yml');

describe('the alerts', () => {
  let promtool: string;
  beforeAll(() => {
    promtool = findPromtool() ?? assert.fail('There is no promtool.');
  });

  it('are valid, as is the configuration that names them', async () => {
    const { stdout } = await promisify(execFile)(promtool, [
      'check',
      'config',
      path.join(MONITORING, 'prometheus.yml'),
    ]);
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
  });

  it('fire when they should and say what it is, and are quiet while all is well', async () => {
    const { stdout } = await promisify(execFile)(promtool, ['test', 'rules', CASES]);
    expect(stdout).toMatch(/SUCCESS/);
  });

  it('have a case of each', () => {
    const names = [...readFileSync(path.join(MONITORING, 'alerts.yml'), 'utf8').matchAll(/alert: (\w+)/g)];
    const cases = readFileSync(CASES, 'utf8');
    for (const [, name = ''] of names) {
      expect(cases).toMatch(new RegExp(`alertname: ${name}, exp_alerts: \\[\\]`));
      expect(cases).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`));
    }
  });
});
