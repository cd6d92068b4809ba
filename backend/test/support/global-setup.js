/** Plain JavaScript, since Jest loads it without the transform that decorators need. */
import '../../../scripts/support/typescript-hooks.mjs';

export default async function setUp() {
  const { setUpRun } = await import('./run-setup.ts');
  await setUpRun();
}
