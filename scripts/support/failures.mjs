/** What failed, in few words, for the end of a long output: whoever reads its last lines need not look for it above. */
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 30;
const MOST_CHARACTERS_OF_LINE = 1_600;
/** Lines that are blank or drawn, of source code with its line's number, of a stack outside this project, and of what was kept in files. */
const BESIDE_THE_POINT = /^\s*(?:$|[─·]|>?\s*\d*\s*\||at .*node_modules|attachment #|test-results\/)|[─·]{5}/;

/** Of Jest's report or of Playwright's: the test's name and how its failure begins. */
export function failuresIn({ suites, testResults }) {
  if (suites) return suites.flatMap(journeysIn).map(briefly);
  return (testResults ?? []).flatMap(testsIn).map(briefly);
}

function testsIn({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map((test) => ({ title: test.fullName, message: test.failureMessages[0] ?? '' }));
  return status === 'failed' ? [{ title: name, message }] : [];
}

function journeysIn({ file, suites = [], specs = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      title: `${file} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    }));
  return [...failed, ...suites.flatMap(journeysIn)];
}

function briefly({ title, message }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !BESIDE_THE_POINT.test(line))
    .map((line) => line.trim().slice(0, MOST_CHARACTERS_OF_LINE));
  return `✗ ${title}\n  ${lines.slice(0, MOST_LINES).join('\n  ')}`;
}
