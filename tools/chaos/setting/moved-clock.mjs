/**
 * Preloaded into a process of the product: moves what its `Date` says by as many milliseconds as the file says that
 * CHAOS_CLOCK names, read at each SIGUSR2. Timers go on undisturbed, as they do when a machine's clock is set.
 */
import { readFileSync } from 'node:fs';

const RealDate = globalThis.Date;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offsetMs);
    else super(...values);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(process.env.CHAOS_CLOCK, 'utf8'));
});
