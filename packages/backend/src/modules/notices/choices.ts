import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../kernel/config/config.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type NoticeChoices, users } from '../../kernel/db/schema/index.ts';
import { found } from '../../kernel/errors/shop-error.ts';
import { sendersOf } from '../messages/open-senders.ts';
import { type Chosen, isFixed, type NoticeWay, noticeTopics, noticeWays, takesWay } from './topics.ts';

const topic = z.enum(noticeTopics, 'param.missing');
const switches = z.object({ site: z.boolean(), mail: z.boolean(), sms: z.boolean() });

/** `fixed`: ways that cannot be switched off. */
const topicResponse = switches.extend({ topic, fixed: z.array(z.enum(noticeWays)) });

/** `ways`: those this shop can send by. */
export const choicesResponse = z.object({ ways: z.array(z.enum(noticeWays)), topics: z.array(topicResponse) });

/** Topics and ways that are not named stay as they are. */
export const choicesBody = z.object({
  topics: z.array(switches.partial().extend({ topic }), 'param.missing').max(noticeTopics.length, 'param.missing'),
});

type TopicChange = z.output<typeof choicesBody>['topics'][number];

/** What every topic is, as it acts. */
export function toChoicesResponse(chosen: Chosen, ways: NoticeWay[]): z.output<typeof choicesResponse> {
  const topics = noticeTopics.map((topic) => ({
    topic,
    site: takesWay(topic, 'site', chosen),
    mail: takesWay(topic, 'mail', chosen),
    sms: takesWay(topic, 'sms', chosen),
    fixed: noticeWays.filter((way) => isFixed(topic, way)),
  }));
  return { ways, topics };
}

/** Ways this shop can send notices by; in demo mode all, as messages stay in the outbox. */
export function waysOfShop(config: Config): NoticeWay[] {
  const { mail, sms } = sendersOf(config);
  const can = { site: true, mail: config.demo || mail !== null, sms: config.demo || (sms?.canTell ?? false) };
  return noticeWays.filter((way) => can[way]);
}

/** Choices with those of a form in them; what cannot be chosen is passed over. */
export function withChanges(choices: NoticeChoices | null, changes: readonly TopicChange[]): NoticeChoices {
  const next: NoticeChoices = { ...choices };
  for (const { topic, ...asked } of changes) {
    const free = noticeWays.filter((way) => asked[way] !== undefined && !isFixed(topic, way));
    next[topic] = { ...next[topic], ...Object.fromEntries(free.map((way) => [way, asked[way]])) };
  }
  return next;
}

/** The switch for all mails takes every topic along: choices made for mails before it no longer count. */
export function withoutMails(choices: NoticeChoices | null): NoticeChoices {
  return Object.fromEntries(
    Object.entries(choices ?? {}).map(([topic, { mail: _, ...others } = {}]) => [topic, others]),
  );
}

export async function readChosen(db: Db, userId: number): Promise<Chosen> {
  const { notification, noticeChoices } = users;
  const [row] = await db.select({ notification, noticeChoices }).from(users).where(eq(users.id, userId));
  return found(row);
}

/** Two forms that are saved at once end with the changes of both. */
export async function changeChoices(db: Db, userId: number, changes: readonly TopicChange[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { noticeChoices } = users;
    const [row] = await tx.select({ noticeChoices }).from(users).where(eq(users.id, userId)).for('update');
    const next = withChanges(found(row).noticeChoices, changes);
    await tx.update(users).set({ noticeChoices: next }).where(eq(users.id, userId));
  });
}
