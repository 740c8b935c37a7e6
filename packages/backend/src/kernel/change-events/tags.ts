import { streamTopics } from '@jishi/streams/routes';

/**
 * What can change. With an id where one thing changed (`good:5`), without where it may be any.
 *
 * - `goods`: which products lists show and how they are found · `good:<id>`: what a card or page of it shows
 * - `prices`, `stock`: the price of some good; that something sold out, came back or is nearly gone
 * - `favourite-lists:<id>`: a list that is shared, or no longer
 * - `reviews:<good id>`, `questions:<good id>`, `categories`, `banners`, `languages`, `articles`, `flash-sales`
 * - `order:<id>`: its state · `qr:<uuid>`: a sign-in by QR code · `notices:<customer id>`: notices came, went or were read
 * - `sale:<id>`: what is left of a flash sale, or when it is
 */
export const CATALOGUE_TOPICS = [
  'goods',
  'good',
  'prices',
  'stock',
  'reviews',
  'questions',
  'favourite-lists',
  'categories',
  'banners',
  'languages',
  'articles',
  'flash-sales',
] as const;
export const TOPICS = [...CATALOGUE_TOPICS, ...streamTopics] as const;
export type Topic = (typeof TOPICS)[number];

/** A topic, or one thing of it: `goods`, `good:5`. */
export type Tag = Topic | `${Topic}:${string | number}`;

/**
 * The channel of the database (NOTIFY) on which tags travel. It keeps its name of before, as do the triggers and `news_queue` of the migrations,
 * which write to it: old and new processes must understand each other during a rolling update.
 */
export const CHANNEL = 'jishi_news';

/** Reads what came over the channel; null for what another version of the shop may have meant. */
export function parseTag(text: string): { tag: Tag; topic: Topic; id: string | null } | null {
  const [name = '', id = null] = text.split(/:(.*)/s, 2);
  const topic = TOPICS.find((known) => known === name);
  return topic ? { tag: text as Tag, topic, id } : null;
}
