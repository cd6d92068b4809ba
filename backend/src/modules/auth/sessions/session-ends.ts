import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';

/** Says which sessions this process has just ended, so that their sockets can be closed. */
@Injectable()
export class SessionEnds {
  readonly ended = new Subject<string>();
}
