/** The suites that start and stop whole products first: a long one at the end would keep one worker busy alone. */
import Sequencer from '@jest/test-sequencer';

const LONG = /\/test\/(?:foundation|redis|faults)\//;

export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
  }
}
