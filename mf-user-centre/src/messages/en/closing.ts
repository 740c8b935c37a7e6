/** Closing the account, and the page after it. */
export default {
  'close.title': 'Close account',
  'close.intro':
    'Once it is closed, this account is gone and cannot be brought back. Please look at a few things first.',

  'close.blocked_one': '{{count}} order is still under way: the account can be closed after it',
  'close.blocked': '{{count}} orders are still under way: the account can be closed after them',
  'close.free': 'No order is under way: the account can be closed',
  'close.blocked-hint': 'Pay or cancel it, confirm receipt, or wait for the refund; this list updates by itself.',
  'close.order': 'Order {{number}}',
  'close.pay': 'Settle',
  'close.see': 'See order',
  'close.see-of': 'See order {{number}}',
  'close.pay-of': 'Settle order {{number}}',

  'close.lost': 'What you will lose',
  'close.balance': 'Balance',
  'close.balance-hint': 'Cannot be paid out or given back',
  'close.points': 'Points',
  'close.points-worth': 'Worth about {{amount}}',
  'close.coupons': 'Coupons to use',
  'close.coupon-count': '{{count}}',
  'close.prizes': 'Prizes to redeem',
  'close.prize-count': '{{count}}',
  'close.nothing': 'None',
  'close.use': 'View',
  'close.use-of': 'View: {{name}}',

  'close.gone': 'Removed with the account',
  'close.gone-text':
    'Nickname, picture, e-mail address, address book, cart, favourites, recently viewed, messages, passkeys, and the sign-ins of all devices.',
  'close.kept': 'Kept for the books',
  'close.kept-text':
    'Orders, payments and the ledgers stay; delivery details are removed in time. Your reviews become anonymous.',
  'close.number': 'Phone number',
  'close.number-text': '{{phone}} can never log in or register again. Nobody can change that later.',
  'close.data-hint': 'Want a copy first? Download everything the shop keeps about you.',
  'close.data': 'My data',

  'close.understood': 'I have read this and know that it cannot be undone',
  'close.submit': 'Close account',
  'close.blocked-why': 'Settle the orders above first',

  'close.first': 'Do you really want to close your account?',
  'close.first-text': 'It cannot be brought back, and these are lost with it:',
  'close.first-nothing': 'It cannot be brought back, and what it holds about you is removed.',
  'close.first-go': 'Go on',
  'close.second': 'Last question: close it now?',
  'close.second-text':
    'With “Close it now” the account of {{phone}} is closed at once, and every device is logged out.',
  'close.second-go': 'Close it now',
  'close.busy': 'Closing',
  'close.proof': 'It cannot be undone, so nobody but you may do it.',

  'closed.title': 'Your account is closed',
  'closed.text':
    'Thank you for your time at {{shop}}. Every device is logged out and what we knew about you is removed; only orders and payments stay, for the books.',
  'closed.again': 'You are welcome to look around any time, no account needed.',
} as const;
