import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import type { PushMessage } from '../../../contracts/accounts/account.ts';
import { HopelessJobError } from '../../../events/queues/queues.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import { Vapid } from './vapid.ts';

const ANSWER_TIMEOUT_MS = 10_000;
/** Older news of an order is no news. */
const KEEP_SECONDS = 30 * 60;

/** Hands messages to the push services that are allowed; nothing that a browser says makes us call elsewhere. */
@Injectable()
export class PushSender {
  readonly #vapid: Vapid | null;
  readonly #origins: readonly string[];

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    const { vapid, publicUrl, mailFrom, pushOrigins } = environment;
    const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
    this.#vapid = vapid && new Vapid(vapid, contact);
    this.#origins = pushOrigins;
  }

  /** Null when Web Push is not set up. */
  get publicKey(): string | null {
    return this.#vapid?.publicKey ?? null;
  }

  isAllowed(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username, password } = new URL(endpoint);
    return username === '' && password === '' && this.#origins.some((allowed) => covers(allowed, origin));
  }

  /**
   * `gone`: the browser does not want to hear any more, and never will at this address.
   *
   * @throws HopelessJobError when the service refuses for good; anything else may work later.
   */
  async send(endpoint: string, keys: PushKeys, message: PushMessage): Promise<'sent' | 'gone'> {
    if (this.#vapid === null || !this.isAllowed(endpoint)) return 'gone';
    const url = new URL(endpoint);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      headers: {
        authorization: this.#vapid.authorize(url),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_SECONDS),
        topic: message.tag,
        urgency: 'high',
      },
      body: new Uint8Array(encryptPush(JSON.stringify(message), keys)),
    });
    await response.body?.cancel();
    const { status } = response;
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    const text = `${url.host} answered a push message with ${String(status)}.`;
    throw status === 429 || status >= 500 ? new Error(text) : new HopelessJobError(text);
  }
}

/** `https://*.push.example` covers every host below it. */
function covers(allowed: string, origin: string): boolean {
  const [scheme = '', host = ''] = allowed.split('://');
  if (!host.startsWith('*.')) return origin === allowed;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1));
}
