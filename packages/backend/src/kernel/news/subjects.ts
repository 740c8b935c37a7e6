import { streamTopics } from '@jishi/streams/routes';

/**
 * What can be announced. With an id where one thing changed (`good:5`), without where it may be any.
 *
 * - `products`: which products lists show and how they are found · `good:<id>`: what a card or page of it shows
 * - `prices`, `stock`: the price of some good; that something sold out, came back or is nearly gone
 * - `reviews:<good id>`, `categories`, `banners`, `languages`, `articles`, `flash-sales`
 * - `order:<id>`: its state · `qr:<uuid>`: a sign-in by QR code · `notices:<customer id>`: notices came, went or were read
 * - `sale:<id>`: what is left of a flash sale, or when it is
 */
export const CATALOGUE_TOPICS = [
  'goods',
  'good',
  'prices',
  'stock',
  'reviews',
  'categories',
  'banners',
  'languages',
  'articles',
  'flash-sales',
] as const;
export const TOPICS = [...CATALOGUE_TOPICS, ...streamTopics] as const;
export type Topic = (typeof TOPICS)[number];

/** A topic, or one thing of it: `products`, `good:5`. */
export type Subject = Topic | `${Topic}:${string | number}`;

/** The channel of the database on which subjects travel; the triggers of the migrations write it too. */
export const NEWS_CHANNEL = 'jishi_news';

/** Reads what came over the channel; null for what another version of the shop may have meant. */
export function readSubject(text: string): { subject: Subject; topic: Topic; id: string | null } | null {
  const [name = '', id = null] = text.split(/:(.*)/s, 2);
  const topic = TOPICS.find((known) => known === name);
  return topic ? { subject: text as Subject, topic, id } : null;
}
