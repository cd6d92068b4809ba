/** Photos of restaurants and dishes: why one was not taken, and why one that was named by an address could not be fetched. */
export const photos = {
  'photo.problem.tooLarge':
    '{{name}} has {{size}} MB. A photo may have at most {{max}} MB: please choose a smaller one, or make it smaller first.',
  'photo.problem.notAnImage':
    '{{name}} is no photo that can be read. Possible are JPEG, PNG, WebP, AVIF and GIF: please save it as one of these and choose it again.',
  'photo.problem.quota':
    'A restaurant can send {{max}} photos an hour, and these are used up. Please send this one again in an hour.',
  'photo.problem.busy': 'Many photos are being worked on at the moment. Please send this one again in a few seconds.',
  'photo.unchanged': 'Your photo has not changed.',
  'photo.fetch.waiting':
    'The photo at the address that you gave is being fetched. It will be here in a few minutes; you can also upload it as a file now.',
  'photo.fetch.title': 'The photo could not be fetched',
  'photo.fetch.reason.private_network':
    'The address that you gave leads into a private network, which cannot be reached from here.',
  'photo.fetch.reason.unreachable': 'Nobody answers at the address that you gave.',
  'photo.fetch.reason.insecure': 'The encrypted connection to the address that you gave failed.',
  'photo.fetch.reason.timeout': 'The server at the address that you gave takes too long to answer.',
  'photo.fetch.reason.redirected':
    'The address that you gave leads to other addresses, and none of them gives the photo.',
  'photo.fetch.reason.refused': 'There is no photo at the address that you gave, or it is not given out.',
  'photo.fetch.reason.server_error': 'The server at the address that you gave reports a fault of its own.',
  'photo.fetch.reason.too_large': 'The photo at the address that you gave has more than {{max}} MB.',
  'photo.fetch.reason.not_an_image':
    'What is at the address that you gave is no photo that can be read, but a web page, for instance.',
  'photo.fetch.reason.picture_size':
    'The photo at the address that you gave has too many pixels, or one side is far longer than the other.',
  'photo.fetch.remedy': 'Please upload it here as a file: JPEG, PNG, WebP, AVIF or GIF, at most {{max}} MB.',
  'photo.fetch.dismiss': 'Do without it',
  'photo.fetch.missing': 'Photo missing',
} as const;
