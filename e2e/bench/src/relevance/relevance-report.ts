import { type Relevance, summarise } from '@jishi/backend/testing/relevance';
import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';

type Judged = { zh: Relevance[]; en: Relevance[] };

export type RelevanceResult = {
  format: 1;
  began: string;
  machine: Machine;
  /** The older revision first, if there is one. */
  revisions: (Judged & { revision: string; heldOut: Judged })[];
};

const languages = ['zh', 'en'] as const;

/** How well judged queries are answered, by language and kind. */
export function relevanceReport({ began, machine, revisions }: RelevanceResult): Report {
  const heads = revisions.flatMap(({ revision }) => [`${revision}: nDCG@10`, 'without a row']);
  const row = (name: string, of: Relevance[][]) => {
    const summaries = of.map(summarise);
    return [
      name,
      single(summaries.at(-1)?.queries ?? 0, 'count'),
      ...summaries.flatMap(({ ndcg, empty }) => [
        single(ndcg, 'count', { shown: ndcg.toFixed(2), better: 'higher' }),
        single(empty * 100, '%'),
      ]),
    ];
  };
  const rows = languages.flatMap((lang) => {
    const kinds = [...new Set((revisions.at(-1)?.[lang] ?? []).map(({ kind }) => kind))];
    const ofKind = (kind: string) => revisions.map((of) => of[lang].filter((one) => one.kind === kind));
    return [
      row(
        `${lang}: **held out**`,
        revisions.map(({ heldOut }) => heldOut[lang]),
      ),
      row(
        `${lang}: **all others**`,
        revisions.map((of) => of[lang]),
      ),
      ...kinds.map((kind) => row(`${lang}: ${kind}`, ofKind(kind))),
    ];
  });
  return reportOf([
    table(['queries', 'count', ...heads], rows),
    `- ${began.slice(0, 10)}, through the api on the embedded database, demo goods and synonyms; revision ${machine.revision}.`,
  ]);
}
