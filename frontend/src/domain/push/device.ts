/** What the browser itself does for notifications. Every call may throw what the browser throws. */
import { fetchPushKey, subscribePush, unsubscribePush } from '../../lib/api/account/push.ts';
import { logWarning } from '../../lib/log.ts';
import type { NoticeSubject, NoticeWish } from './notice-wish.ts';

export function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator;
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  // `none`: the parts that the worker imports are looked at anew, as the worker is.
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  // `navigator.serviceWorker.ready` would wait for ever where the worker cannot be installed.
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    });
  });
  return registration;
}

async function subscriptionOf(worker: ServiceWorkerRegistration, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    // The server's key changed since: the subscription for the old one stands in the way.
    const old = await worker.pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** Tells the server where this browser is reached. `page` where the browser or the server has no Web Push. */
export async function subscribeDevice(subject: NoticeSubject): Promise<NoticeWish['way']> {
  const [worker, key] = await Promise.all([readyWorker(), fetchPushKey()]);
  if (key === null || !('pushManager' in worker)) return 'page';
  let subscription: PushSubscription;
  try {
    subscription = await subscriptionOf(worker, key);
  } catch (error) {
    // Some browsers have the interface, but nobody who carries the messages.
    logWarning(error);
    return 'page';
  }
  const { endpoint, p256dh, auth } = {
    endpoint: subscription.endpoint,
    p256dh: '',
    auth: '',
    ...subscription.toJSON().keys,
  };
  const ofOrder = 'orderId' in subject ? { orderId: subject.orderId, token: subject.token } : {};
  await subscribePush({ endpoint, keys: { p256dh, auth }, ...ofOrder });
  return 'push';
}

/** Ends it for everything that this browser was told of. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await unsubscribePush(subscription.endpoint);
  await subscription.unsubscribe();
}

interface PageNotice {
  title: string;
  body: string;
  /** As in Web Push: the newest of an order takes the place of the one before. */
  tag: string;
  url: string;
  version: number;
}

/** Phones show notifications through the worker alone. */
export async function showNotice({ title, body, tag, url, version }: PageNotice): Promise<void> {
  const worker = await readyWorker();
  await worker.showNotification(title, { body, tag, icon: '/apple-touch-icon.png', data: { url, version } });
}
