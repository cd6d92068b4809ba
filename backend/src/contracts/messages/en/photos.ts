/** Photos of restaurants and dishes: why one was not taken, and why one that was named by an address could not be fetched. */
export const photos = {
  'photo.problem.tooLarge':
    '{{name}} is {{size}} MB. A photo can be at most {{max}} MB: please choose a smaller one, or shrink it first.',
  'photo.problem.notAnImage':
    '{{name}} is not a photo we can read. JPEG, PNG, WebP, AVIF and GIF work: please save it as one of these and choose it again.',
  'photo.problem.quota':
    'A restaurant can upload {{max}} photos an hour, and that limit is reached. Please upload this one again in an hour.',
  'photo.problem.busy': 'Many photos are being processed at the moment. Please upload this one again in a few seconds.',
  'photo.unchanged': 'Your photo has not changed.',
  'photo.fetch.waiting':
    'The photo at the address you gave is being fetched. It will be here in a few minutes; you can also upload it as a file now.',
  'photo.fetch.title': 'The photo could not be fetched',
  'photo.fetch.reason.private_network':
    'The address you gave leads into a private network, which cannot be reached from here.',
  'photo.fetch.reason.unreachable': 'Nothing answers at the address you gave.',
  'photo.fetch.reason.insecure': 'The encrypted connection to the address you gave failed.',
  'photo.fetch.reason.timeout': 'The server at the address you gave takes too long to answer.',
  'photo.fetch.reason.redirected': 'The address you gave leads to other addresses, and the photo is at none of them.',
  'photo.fetch.reason.refused': 'There is no photo at the address you gave, or access to it is refused.',
  'photo.fetch.reason.server_error': 'The server at the address you gave reports an error.',
  'photo.fetch.reason.too_large': 'The photo at the address you gave is larger than {{max}} MB.',
  'photo.fetch.reason.not_an_image':
    'What is at the address you gave is not a photo we can read, but perhaps a web page.',
  'photo.fetch.reason.picture_size':
    'The photo at the address you gave has too many pixels, or one side is far longer than the other.',
  'photo.fetch.remedy': 'Please upload it here as a file: JPEG, PNG, WebP, AVIF or GIF, at most {{max}} MB.',
  'photo.fetch.dismiss': 'Continue without a photo',
  'photo.fetch.missing': 'Photo missing',
} as const;
