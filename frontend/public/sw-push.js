// Web Push: shows what an order's step brought, and leads to the order. The message is `PushMessage` of the contracts.
(function () {
  async function show(message) {
    var held = await self.registration.getNotifications({ tag: message.tag });
    // Messages may overtake one another: a newer step is not covered by an older one.
    var isStale = held.some(function (notification) {
      return notification.data && notification.data.version >= message.version;
    });
    if (isStale) return;
    await self.registration.showNotification(message.title, {
      body: message.body,
      tag: message.tag,
      renotify: true,
      icon: '/apple-touch-icon.png',
      data: { url: message.url, version: message.version },
    });
  }

  self.addEventListener('push', function (event) {
    if (event.data) event.waitUntil(show(event.data.json()));
  });

  async function open(path) {
    var url = new URL(path, self.location.origin);
    var windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    var there = windows.find(function (client) {
      return new URL(client.url).pathname === url.pathname;
    });
    if (there) await there.focus();
    else await self.clients.openWindow(url.href);
  }

  self.addEventListener('notificationclick', function (event) {
    event.notification.close();
    var path = event.notification.data && event.notification.data.url;
    if (path) event.waitUntil(open(path));
  });

  // The browser gave the subscription a new address: told to the server, where somebody is signed in.
  async function renew(event) {
    var old = event.oldSubscription;
    if (!old) return;
    var renewed = event.newSubscription || (await self.registration.pushManager.subscribe(old.options));
    var known = renewed.toJSON();
    await fetch('/api/notifications/push', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint: known.endpoint, keys: known.keys }),
    });
  }

  self.addEventListener('pushsubscriptionchange', function (event) {
    event.waitUntil(renew(event));
  });
})();
