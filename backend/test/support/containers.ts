/** Whether Postgres and Redis come by Testcontainers: with Docker a suite can run on what production runs on. */
import { spawnSync } from 'node:child_process';
import { findProgram } from './programs.ts';

/** `yes`, `no`, or what a test run resolves to one of them for the processes of its tests: `where-docker-answers`. */
const VARIABLE = 'TEST_CONTAINERS';

/** To be called once per test run. */
export function chooseContainers(): void {
  if (process.env[VARIABLE] === 'where-docker-answers') process.env[VARIABLE] = dockerAnswers() ? 'yes' : 'no';
}

export function useContainers(): boolean {
  return process.env[VARIABLE] === 'yes';
}

function dockerAnswers(): boolean {
  const docker = findProgram('docker');
  return docker !== null && spawnSync(docker, ['info'], { stdio: 'ignore' }).status === 0;
}
