export const kitchenWatch = {
  'watch.waiting.one': 'Order #{{id}} is waiting for your answer',
  'watch.waiting.many': '{{count}} orders are waiting for your answer',
  'watch.waiting.until': 'Without an answer it is cancelled at {{time}}.',
  'watch.waiting.firstUntil': 'Order #{{id}} is the first to be cancelled, at {{time}}, unless somebody answers.',
  'watch.waiting.hush': 'Turn off the alarm',
  'watch.paused.title': 'Paused because two orders went unanswered',
  'watch.paused.text': 'Customers cannot order at the moment. The pause lasts until you end it.',
  'watch.paused.resume': 'Take orders again',
  'watch.lost.title': 'No connection',
  'watch.lost.text': 'This device is not receiving new orders at the moment. Check its Wi-Fi and power.',
  'watch.lost.onShift':
    'This device is not receiving new orders at the moment and sounds the alarm until it is connected again. Check the Wi-Fi.',
  'watch.unread': 'Not up to date',
  'watch.session.title': 'This device has been logged out',
  'watch.session.text': 'No new orders are arriving here. Log in again to go on.',
  'watch.session.waiting_one':
    '{{count}} new order is waiting for an answer, and no more are arriving here. Log in again to go on.',
  'watch.session.waiting_other':
    '{{count}} new orders are waiting for an answer, and no more are arriving here. Log in again to go on.',
  'watch.session.submit': 'Log in and go on',
  'watch.session.another': 'Use another account',
  'watch.reminder.title': 'Tischlein is asking about order {{ids}}',
  'watch.reminder.text': 'Please look after it now. The customer has asked, or time is running out.',
  'watch.reminder.acknowledge': 'We are on it',
  'watch.notices.title': 'Warnings on this device',
  'watch.notices.text': 'This device can warn you when an order goes unanswered, even while the dashboard is closed.',
  'watch.notices.on': 'This device warns you when an order goes unanswered, even while the dashboard is closed.',
  'watch.notices.blocked':
    'Your browser does not allow this site to notify you. You can change that in the browser’s settings.',
  'watch.notices.turnOn': 'Turn on warnings',
  'watch.notices.turnOff': 'Turn off warnings',
  'watch.notices.failed': 'The warnings could not be turned on or off on this device.',
} as const;
