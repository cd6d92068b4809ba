/** What `@jest/globals` exports, of the file that runs now. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals);
}
