import { type Relevance, summarise } from '@jishi/backend/testing/relevance';
import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';

export type RelevanceResult = {
  format: 1;
  began: string;
  machine: Machine;
  /** The older revision first, if there is one. */
  revisions: { revision: string; zh: Relevance[]; en: Relevance[] }[];
};

const languages = ['zh', 'en'] as const;

/** How well judged queries are answered, by language and kind. */
export function relevanceReport({ began, machine, revisions }: RelevanceResult): Report {
  const heads = revisions.flatMap(({ revision }) => [`${revision}: nDCG@10`, 'without a row']);
  const rows = languages.flatMap((lang) => {
    const kinds = [...new Set((revisions.at(-1)?.[lang] ?? []).map(({ kind }) => kind))];
    return [null, ...kinds].map((kind) => {
      const of = revisions.map((revision) => summarise(revision[lang].filter((one) => !kind || one.kind === kind)));
      return [
        `${lang}: ${kind ?? '**all**'}`,
        single(of.at(-1)?.queries ?? 0, 'count'),
        ...of.flatMap(({ ndcg, empty }) => [
          single(ndcg, 'count', { shown: ndcg.toFixed(2), better: 'higher' }),
          single(empty * 100, '%'),
        ]),
      ];
    });
  });
  return reportOf([
    table(['queries', 'count', ...heads], rows),
    `- ${began.slice(0, 10)}, through the api on the embedded database, demo goods and synonyms; revision ${machine.revision}.`,
  ]);
}
