/** Sends inputs, several at a time, and judges every answer. */
import fc from 'fast-check';
import { Agent } from 'node:http';
import type { Operation } from './contract/operations.ts';
import { type Find, Finds } from './finds.ts';
import type { Input } from './inputs/input.ts';
import { Sequence } from './inputs/sequence.ts';
import { codeOf, faultsOf, parsed } from './judge/judge.ts';
import { AnswerSchemas } from './judge/schemas.ts';
import { WornOut } from './setting/callers.ts';
import { type Answer, type NoAnswer, send } from './setting/send.ts';
import type { World } from './setting/world.ts';
import type { Tally } from './tally.ts';

export interface Share {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly callersAtOnce: number;
}

/** How long the search for a smaller input may go on. */
const SMALLER_LIMIT_MS = 15_000;
const SHOWN_OF_ANSWER = 600;

export class Campaign {
  readonly finds = new Finds();
  private readonly agent: Agent;
  private readonly schemas: AnswerSchemas;
  readonly sequence: Sequence;

  constructor(
    private readonly world: World,
    private readonly share: Share,
    private readonly tally: Tally,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: share.callersAtOnce });
    this.schemas = new AnswerSchemas(world.document);
    this.sequence = new Sequence(world.operations, world.document.components.schemas, share.seed);
  }

  /** How many it came to: fewer than asked for when nobody of a kind can sign in any more. */
  async run(): Promise<number> {
    const { from, count, callersAtOnce } = this.share;
    let next = from;
    let isWornOut = false;
    const work = async (): Promise<void> => {
      while (!isWornOut && next < from + count) {
        try {
          await this.perform(next++);
        } catch (error) {
          if (!(error instanceof WornOut)) throw error;
          isWornOut = true;
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: callersAtOnce }, work));
    } finally {
      this.agent.destroy();
    }
    return next - from;
  }

  private async perform(index: number): Promise<void> {
    const { seed, arbitrary, operation } = this.sequence.at(index, this.world.known);
    const [input] = fc.sample(arbitrary, { seed, numRuns: 1 });
    if (input === undefined) throw new Error(`There is no input ${index}.`);
    const { answer, faults } = await this.attempt(input, operation);
    this.tally.count(input, answer);
    for (const fault of faults) {
      const find = this.finds.add(index, input, fault, described(answer));
      if (find !== null) await this.makeSmaller(find, fault, seed, arbitrary, operation);
    }
  }

  private async attempt(input: Input, operation: Operation): Promise<{ answer: Answer | NoAnswer; faults: string[] }> {
    const person = await this.world.callers.of(input.caller);
    const answer = await send(this.agent, this.world.port, input, person.cookie);
    if ('status' in answer) {
      if (answer.status === 401 && codeOf(answer) === 'unauthenticated' && input.headers.cookie === undefined) {
        this.world.callers.forget(input.caller, person);
      }
      if (answer.status < 300) this.world.known.learn(operation.path, parsed(answer.body.toString())?.value);
    }
    return { answer, faults: faultsOf(input, operation, answer, this.schemas) };
  }

  /** The same place in the sequence again, made smaller as long as the same fault shows. */
  private async makeSmaller(
    find: Find,
    fault: string,
    seed: number,
    arbitrary: fc.Arbitrary<Input>,
    operation: Operation,
  ): Promise<void> {
    const stillFine = fc.asyncProperty(arbitrary, async (input) => {
      const { faults } = await this.attempt(input, operation);
      return !faults.includes(fault);
    });
    const result = await fc.check(stillFine, {
      seed,
      numRuns: 1,
      plugins: [fc.interruptAfterTimeLimit(SMALLER_LIMIT_MS) as fc.Plugin<[Input]>],
    });
    find.smallest = result.counterexample?.[0] ?? null;
  }
}

function described(answer: Answer | NoAnswer): string {
  if ('failure' in answer) return answer.failure;
  return `${answer.status} ${answer.body.toString().slice(0, SHOWN_OF_ANSWER)}`;
}
