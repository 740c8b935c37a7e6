import type { NoticeChoices, NoticeData, NotificationSwitches } from '../../kernel/db/schema/index.ts';

/** Ways a notice takes to its customer: the list of messages, a mail, a text message. */
export const noticeWays = ['site', 'mail', 'sms'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** `always`: it is part of the business and comes whatever is chosen; a boolean: what it is until somebody chooses. */
type Terms = Readonly<Record<NoticeWay, 'always' | boolean>>;

const fixed: Terms = { site: 'always', mail: 'always', sms: 'always' };
const business: Terms = { site: 'always', mail: false, sms: false };
const choice: Terms = { site: true, mail: false, sms: false };

/** What notices are about, as customers choose among them, in the order they are shown. */
const terms = {
  security: fixed,
  orders: business,
  account: business,
  reviews: choice,
  // Asked for one by one: they come by mail until that is switched off.
  reminders: { ...choice, mail: true },
  offers: choice,
} as const satisfies Record<string, Terms>;

export type NoticeTopic = keyof typeof terms;
export const noticeTopics = Object.keys(terms) as [NoticeTopic, ...NoticeTopic[]];

/** What a notice is about when it does not say so, by the number its label stands for. */
const usualTopics: Readonly<Record<NoticeData['type'], NoticeTopic>> = { 1: 'account', 2: 'orders', 3: 'offers' };

export const topicOf = (notice: { topic?: NoticeTopic | undefined; type: NoticeData['type'] }): NoticeTopic =>
  notice.topic ?? usualTopics[notice.type];

/** Whether a way cannot be chosen for a topic. */
export const isFixed = (topic: NoticeTopic, way: NoticeWay): boolean => terms[topic][way] === 'always';

/** What a customer has chosen: `notification` by the switch for all mails, `noticeChoices` by topic. */
export type Chosen = { notification: NotificationSwitches | null; noticeChoices: NoticeChoices | null };

/**
 * Whether notices of a topic go a way: a choice for the topic counts before the switch for all mails, and that before what
 * is usual. `isWanted`: the customer asked for this very one, which makes a mail of it usual.
 */
export function takesWay(topic: NoticeTopic, way: NoticeWay, chosen: Chosen, isWanted = false): boolean {
  const usual = terms[topic][way];
  if (usual === 'always') return true;
  const ofTopic = chosen.noticeChoices?.[topic]?.[way];
  if (ofTopic !== undefined) return ofTopic;
  return way === 'mail' ? (chosen.notification?.email ?? (usual || isWanted)) : usual;
}
