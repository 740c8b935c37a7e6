/** The file with everything that is kept of the customer. */
export default {
  'data.title': 'My data',
  'data.intro': 'Everything the shop keeps about your account, as one file to take with you (a ZIP with JSON in it).',

  'data.none': 'No file yet',
  'data.none-hint': 'It is made in the background, mostly within a minute; a message tells you when it is ready.',
  'data.waiting': 'Your data is being put together',
  'data.waiting-hint': 'You can leave this page: a message tells you when it is ready.',
  'data.ready': 'Your file is ready',
  'data.ready-hint': '{{size}} · can be downloaded until {{until}}, then it is removed',
  'data.failed': 'This time it did not work',
  'data.failed-hint': 'The shop may have been too busy. Please ask for it again.',

  'data.ask': 'Ask for the file',
  'data.ask-again': 'Ask for a new one',
  'data.asking': 'Asking',
  'data.download': 'Download',
  'data.download-busy': 'Getting it ready',
  'data.limit': 'At most {{count}} times a day; a new file takes the place of the last.',
  'data.gone': 'This file has expired. Ask for a new one',
  'data.proof': 'The file holds your orders, addresses and more: it is for nobody but you.',

  'data.inside': 'What is in it',
  'data.inside-account': 'Your profile, addresses, devices and sign-ins',
  'data.inside-orders': 'Orders, deliveries, tracking, payments and your wallet',
  'data.inside-promotions': 'Points, coupons, flash sales and draws',
  'data.inside-activity': 'Cart, favourites, recently viewed, reviews and messages',
  'data.left-out':
    'Passwords, tokens, keys and codes are not in it: they are kept encrypted or as hashes only. The file names what was left out.',
  'data.safe': 'Only you can download it, logged in, by a link that works once. Keep it to yourself.',
  'data.close-hint': 'Do not want this account any more?',
  'data.close': 'Close account',
} as const;
