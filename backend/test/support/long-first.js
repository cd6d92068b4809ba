/** The longest first, then what starts and stops whole products: a long one at the end would keep one worker busy alone. */
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  /\/test\/(?:redis\/(?:redis-away|cluster|cities)|foundation\/(?:npm-(?:start|restart)|embedded-postgres))\./,
  /\/test\/(?:foundation|redis|faults|model)\/|\/(?:random-changes|positions|pos|kitchen-orders)\./,
];

export default class LongFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const found = LONGEST.findIndex((pattern) => pattern.test(path));
      return found < 0 ? LONGEST.length : found;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
