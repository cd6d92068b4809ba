import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { toProblem } from '../http/answers/to-problem.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { Replica } from './replica.ts';

/** By request. */
const readingPrimary = new WeakSet<object>();

/** What is kept beyond its request is judged by the clock of the primary, so it is read there, too. */
export function readPrimary(request: object): void {
  readingPrimary.add(request);
}

/**
 * Reads of a request go to the replica together, or none of them does. Where the replica fails in the middle, the route is
 * run again with the primary: what is marked only reads.
 */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly replica: Replica,
    private readonly metrics: Metrics,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const isAllowed = this.replica.isThere && !readingPrimary.has(context.switchToHttp().getRequest<object>());
    return isAllowed ? from(this.#read(() => lastValueFrom(next.handle()))) : next.handle();
  }

  async #read(run: () => Promise<unknown>): Promise<unknown> {
    const connection = await this.replica.borrow();
    if (connection !== null) {
      let isBroken = false;
      try {
        return await connection.during(run);
      } catch (error) {
        isBroken = toProblem(error).code === 'unavailable';
        if (!isBroken) throw error;
        this.replica.failed(error);
      } finally {
        if (!isBroken) this.metrics.replicaRead('replica');
        void connection.giveBack({ isBroken });
      }
    }
    this.metrics.replicaRead('primary');
    return run();
  }
}

/** For routes that read lists, tables and reports, and write nothing, as payments do, which add up first: see `Replica`. */
export const MayReadReplica = () => UseInterceptors(ReplicaInterceptor);
