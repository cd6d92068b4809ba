import { Injectable, type PipeTransform } from '@nestjs/common';
import { type ParsedTopic, parseTopic, type Topic } from '../../contracts/events/realtime.ts';
import { SocketRefusal } from './socket-refusal.ts';

const MAX_TOPIC_LENGTH = 100;
const MAX_TOKEN_LENGTH = 100;

/** What a client asks for, once it is known to be well-formed. */
export interface TopicRequest {
  /** The topic as the client wrote it. */
  readonly name: Topic;
  readonly topic: ParsedTopic;
  /** The token of a share link. */
  readonly token?: string;
}

/** Everything that clients send is untrusted, its very shape too. */
@Injectable()
export class TopicRequestPipe implements PipeTransform<unknown, TopicRequest> {
  transform(payload: unknown): TopicRequest {
    const { topic: name, token } = Object(payload) as Record<string, unknown>;
    if (!isShortText(name, MAX_TOPIC_LENGTH)) throw new SocketRefusal('invalid_payload');
    const hasToken = token !== undefined && token !== null;
    if (hasToken && !isShortText(token, MAX_TOKEN_LENGTH)) throw new SocketRefusal('invalid_payload');
    const topic = parseTopic(name);
    if (topic === null) throw new SocketRefusal('unknown_topic');
    return hasToken ? { name: name as Topic, topic, token } : { name: name as Topic, topic };
  }
}

function isShortText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
