/** For `node --test`: writes the counts of the whole run as JSON; of several runs their sum. */
export default async function* countReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { passed, failed, cancelled, skipped, todo } = data.counts;
    counts.passed += passed;
    counts.failed += failed + cancelled;
    counts.skipped += skipped + todo;
  }
  yield JSON.stringify(counts);
}
