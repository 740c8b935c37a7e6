import { COUNTED_PLACES, type JudgedSet, judgeSearch, type Relevance } from '@jishi/backend/testing/relevance';
import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { sources } from '../api/servers/sources.ts';
import { describeMachine } from '../machine.ts';
import { openRevision, type RevisionShop } from '../renders/open-revision.ts';
import { writeReport } from '../report/write-report.ts';
import { type RelevanceResult, relevanceReport } from './relevance-report.ts';

export type BenchRelevanceOptions = { isDry: boolean; stop: AbortSignal };

/** Asks the judged queries of both languages, beside the checkout `BENCH_SOURCES` names when it is another one. */
export async function benchRelevance({ isDry, stop }: BenchRelevanceOptions): Promise<void> {
  const began = new Date().toISOString();
  const revisions: RelevanceResult['revisions'] = [];
  for (const checkout of new Set([sources, root])) {
    await using closing = new AsyncDisposableStack();
    const shop = closing.adopt(await openRevision(checkout, stop), (opened) => opened.stop());
    const { revision } = describeMachine('', checkout);
    say('queries', `of ${revision}`);
    const heldOut = { zh: await judge(shop, 'zh', 'held-out'), en: await judge(shop, 'en', 'held-out') };
    revisions.push({ revision, zh: await judge(shop, 'zh', 'judged'), en: await judge(shop, 'en', 'judged'), heldOut });
  }
  const result: RelevanceResult = { format: 1, began, machine: describeMachine(''), revisions };
  await writeReport('relevance', result, relevanceReport(result), isDry);
}

const judge = ({ api: { base, headers } }: RevisionShop, lang: 'zh' | 'en', set: JudgedSet): Promise<Relevance[]> =>
  judgeSearch({ lang, set }, async (query) => {
    const answer = await fetch(`${base}good?limit=${COUNTED_PLACES}&title=${encodeURIComponent(query)}`, {
      headers: { ...headers, lang },
    });
    if (!answer.ok) throw new Error(`“${query}” (${lang}) was answered with ${answer.status}`);
    const { message } = (await answer.json()) as { message: { data: { id: number }[] } };
    return message.data.map(({ id }) => id);
  });
