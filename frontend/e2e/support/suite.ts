/** `change` is what every change has to pass, `release` everything; undefined where somebody names files by hand. */
export const SUITE = process.env.TEST_SUITE;
