import { vocabulary, type WordOf } from './vocabulary.ts';

/** Whether customers see a category, a courier or a banner. */
export const visibilities = vocabulary('visibility', { shown: 0, hidden: 1 });
export type Visibility = WordOf<typeof visibilities>;

/** Where a banner stands. */
export const bannerTypes = vocabulary('type of a banner', {
  carousel: 0,
  advertisement: 1,
  login: 2,
  'friend-link': 3,
});
export type BannerType = WordOf<typeof bannerTypes>;

/** What has become of a mail or a text message. */
export const messageStates = vocabulary('state of a message', { waiting: 0, sent: 1, 'given-up': 2 });
export type MessageState = WordOf<typeof messageStates>;

/** How far the file with a customer's own data is. */
export const exportStates = vocabulary('state of own data', { waiting: 0, ready: 1 });

/** What has become of a payment at the sandbox. */
export const tradeStates = vocabulary('state of a trade', { open: 0, paid: 1, closed: 2 });
