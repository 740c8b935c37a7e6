import { readFileSync } from 'node:fs';
import { z } from 'zod';

const judged = z.array(
  z.object({ query: z.string(), kind: z.string(), goods: z.record(z.string(), z.int().min(1).max(3)) }),
);

/** A query and the goods that answer it: 3 is what was asked for, 2 nearly, 1 related. */
export type JudgedQuery = z.infer<typeof judged>[number];

/** What goods a query was answered with. */
export type Relevance = { query: string; kind: string; ndcg: number; isEmpty: boolean };

/** Places that count: the first of a page. */
export const COUNTED_PLACES = 10;

/** Queries of a language the search is improved by, and others that only say whether it understands what nobody looked at. */
export const JUDGED_SETS = ['judged', 'held-out'] as const;
export type JudgedSet = (typeof JUDGED_SETS)[number];

/** The judged queries of a language (`content/judged.zh.json`). They were written without looking at the search or at its synonyms. */
export function judgedQueries(lang: 'zh' | 'en', set: JudgedSet): JudgedQuery[] {
  const file = new URL(`../../content/${set}.${lang}.json`, import.meta.url);
  return judged.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Normalised discounted cumulative gain of the first ten goods (Järvelin and Kekäläinen), with gain 2^grade − 1. */
export function ndcg(ids: readonly number[], goods: JudgedQuery['goods']): number {
  const grades = ids.map((id) => goods[id] ?? 0);
  const ideal = Object.values(goods).sort((one, other) => other - one);
  return discounted(grades) / discounted(ideal);
}

const discounted = (grades: readonly number[]): number =>
  grades.slice(0, COUNTED_PLACES).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Asks every judged query of a set and says how well it was answered. `ask` gives ids, best first. */
export async function judgeSearch(
  { lang, set }: { lang: 'zh' | 'en'; set: JudgedSet },
  ask: (query: string) => Promise<number[]>,
): Promise<Relevance[]> {
  const judgements: Relevance[] = [];
  for (const { query, kind, goods } of judgedQueries(lang, set)) {
    const ids = await ask(query);
    judgements.push({ query, kind, ndcg: ndcg(ids, goods), isEmpty: ids.length === 0 });
  }
  return judgements;
}

/** Over all queries, or those of a kind. */
export function summarise(judgements: readonly Relevance[]): { queries: number; ndcg: number; empty: number } {
  const queries = judgements.length;
  const sum = judgements.reduce((so, { ndcg: one }) => so + one, 0);
  return { queries, ndcg: sum / queries, empty: judgements.filter(({ isEmpty }) => isEmpty).length / queries };
}
