import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_LOW } = constants.priority;
/** The processes of a page, and the one they are forked from, whose priority they get. */
const PAGE = /--type=(renderer|zygote)/;

/**
 * Leaves the processor to the page: a phone shares its own neither with a server nor with a measuring program, and draws
 * on another core. Where two cores carry all of it, a page otherwise waits for nearly as long as it works, which
 * Lighthouse takes for work. Everything this process started, and itself, gets the lowest priority; only Linux, where
 * each thread has its own, can tell the browser from its pages. Elsewhere this process alone stands back.
 */
export function giveWay() {
  setPriority(PRIORITY_LOW);
  if (!existsSync('/proc/self/task')) return;
  const processes = allProcesses();
  for (const { id, commandLine } of withDescendants(process.pid, processes)) {
    if (PAGE.test(commandLine)) continue;
    for (const thread of namesIn(`/proc/${id}/task`)) ifThere(() => setPriority(Number(thread), PRIORITY_LOW));
  }
}

function allProcesses() {
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) =>
      ifThere(() => {
        const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        // The second field is the program's name in brackets, which may hold spaces; the fourth is the parent.
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return [{ id: Number(name), parent: Number(parent), commandLine }];
      }, []),
    );
}

function withDescendants(id, processes) {
  const own = processes.filter((other) => other.id === id);
  const children = processes.filter((other) => other.parent === id);
  return [...own, ...children.flatMap((child) => withDescendants(child.id, processes))];
}

function namesIn(folder) {
  return ifThere(() => readdirSync(folder), []);
}

/** A process or thread may end at any moment. */
function ifThere(look, otherwise) {
  try {
    return look();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code ?? error.info?.code)) return otherwise;
    throw error;
  }
}
