export default async function tearDown() {
  const { tearDownRun } = await import('./run-setup.ts');
  await tearDownRun();
}
