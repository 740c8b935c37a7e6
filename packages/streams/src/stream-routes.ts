/**
 * The event streams of the api by what they follow: the name is also the topic its change events are published under, and the path
 * stands below the base of the api. The api declares its routes by this table and web gives these paths a way of their own,
 * so a stream that is added here is known to both.
 */
export const streamRoutes = {
  order: { method: 'GET', path: '/goodIndent/pay/:id/events' },
  qr: { method: 'POST', path: '/sweepLogin/events' },
  place: { method: 'GET', path: '/seckill/:good_id/place/events' },
  notices: { method: 'GET', path: '/notification/unread/events' },
  sale: { method: 'GET', path: '/seckill/events' },
} as const;

export type StreamTopic = keyof typeof streamRoutes;

/** What a stream follows: one thing of a topic, such as `order:5`. */
export type StreamSubject = `${StreamTopic}:${string}`;

export const streamTopics = Object.keys(streamRoutes) as StreamTopic[];

/** Topic and key of a subject (`order`, `5`); null for what no stream follows. The key is null where any thing of the topic is meant. */
export function readStreamSubject(subject: string): { topic: StreamTopic; key: string | null } | null {
  const [name = '', key = null] = subject.split(/:(.*)/s, 2);
  const topic = streamTopics.find((known) => known === name);
  return topic === undefined ? null : { topic, key };
}
