/** Screens that links in e-mails lead to: a forgotten password, and an address to be confirmed. */
export const accountLinks = {
  'reset.request.title': 'Forgotten your password?',
  'reset.request.customer': 'Tell us your e-mail address and we will send you a link to choose a new one.',
  'reset.request.partner': 'Tell us the e-mail address of your login and we will send you a link to choose a new one.',
  'reset.send': 'Send the link',
  'reset.toLogin': 'Back to the login',
  'reset.sent.title': 'Check your mailbox',
  'reset.sent.customer': 'If {{email}} has an account, a link is on its way. It works once, for 30 minutes.',
  'reset.sent.partner': 'If {{email}} has a login, a link is on its way. It works once, for 30 minutes.',
  'reset.missing.customer':
    'Nothing there after a few minutes? Check your spam folder, and that this is the address you log in with.',
  'reset.missing.partner':
    'Nothing there after a few minutes? Check your spam folder, and that this is the address you log in with.',
  'reset.again': 'Try again or use another address',
  'reset.choose.title': 'Choose a new password',
  'reset.choose.customer': 'Every device is logged out afterwards, and you log in with the new one.',
  'reset.choose.partner': 'Every device is logged out afterwards, and you log in with the new one.',
  'reset.save': 'Set the password',
  'reset.done.title': 'Password set',
  'reset.done.customer': 'Every device has been logged out. Now log in with your new password.',
  'reset.done.partner': 'Every device has been logged out. Now log in with your new password.',
  'reset.expired.title': 'This link no longer works',
  'reset.expired.customer':
    'It was used before, or is older than 30 minutes. Your password has not changed. You can have a new link in a moment.',
  'reset.expired.partner':
    'It was used before, or is older than 30 minutes. Your password has not changed. You can have a new link in a moment.',
  'reset.newLink': 'Ask for a new link',
  'confirmEmail.ask.title': 'Confirm your e-mail address',
  'confirmEmail.ask.text': 'This shows that the mailbox is yours. From then on it is the address of your account.',
  'confirmEmail.confirm': 'Confirm the address',
  'confirmEmail.done.title': 'Address confirmed',
  'confirmEmail.done.text': '{{email}} is the address of your account, and you log in with it.',
  'confirmEmail.expired.title': 'This link no longer works',
  'confirmEmail.expired.text':
    'It was used before, is too old, or a newer one has taken its place. You can ask for a new one in your profile.',
  'confirmEmail.toProfile': 'To my profile',
  'confirmEmail.toHome': 'To the home page',
} as const;
