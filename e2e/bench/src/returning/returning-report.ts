import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';

type SentFile = { file: string; bytes: number };

/** Files of parts that came over the network: for somebody who had none, and after a new version, without and with shared dictionaries. */
export type Visit = { what: string; first: SentFile[]; whole: SentFile[]; differences: SentFile[] };

/** What `docs/benchmarks/returning.json` holds. */
export type ReturningResult = { format: 1; began: string; machine: Machine; visits: Visit[] };

const bytesOf = (files: readonly SentFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
const kb = (files: readonly SentFile[]) => single(bytesOf(files) / 1000, 'KB');
const count = (files: readonly SentFile[]) => single(files.length, 'files');

export function returningReport({ began, machine, visits }: ReturningResult): Report {
  return reportOf([
    table(
      [
        'a module changes in',
        'first visit, files',
        'first visit, KB',
        'coming back, files',
        'coming back, KB',
        'with dictionaries, KB',
      ],
      visits.map(({ what, first, whole, differences }) => [
        what,
        count(first),
        kb(first),
        count(whole),
        kb(whole),
        kb(differences),
      ]),
    ),
    [
      ...visits.map(
        ({ what, whole, differences }) =>
          `- Fetched after a change in ${what}: ${listed(whole)}; with dictionaries ${listed(differences)}.`,
      ),
      `- ${began.slice(0, 10)}, revision ${machine.revision}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
    ].join('\n'),
  ]);
}

const listed = (files: readonly SentFile[]): string =>
  files.map(({ file, bytes }) => `\`${file}\` ${bytes} B`).join(', ') || 'nothing';
