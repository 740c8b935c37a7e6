import type { Difference, ReleaseDiff } from '../history/diff-releases.ts';
import { changeText, sizeText } from './sizes.ts';
import { table } from './table.ts';

/** Bytes as stored; `null` where a version is gone. */
export type PartSizes = { part: string; from: number | null; to: number | null };

/** Tables of what is different between two releases. `sizes`: of the parts in it, in their order; without them they are left out. */
export function diffTables({ parts, pages, fragments, facts }: ReleaseDiff, sizes?: readonly PartSizes[]): string[] {
  const partRows = parts.map(({ part, from, to }, index) => [
    part,
    from ?? '–',
    to ?? '–',
    ...(sizes ? sizeCells(sizes[index]!) : []),
  ]);
  const all = [
    ...(partRows.length > 0 ? [table(['PART', 'FROM', 'TO', ...(sizes ? ['WEB FILES', ''] : [])], partRows)] : []),
    ...changesTable('PAGE', pages),
    ...changesTable('FRAGMENT', fragments),
    ...changesTable('RELEASE', facts),
  ];
  return all.length > 0 ? all : ['Their contents are the same.'];
}

const sizeCells = ({ from, to }: PartSizes): string[] =>
  to === null ? ['not kept', ''] : [sizeText(to), from === null ? '' : changeText(to - from)];

const changesTable = (head: string, changes: readonly Difference[]): string[] =>
  changes.length === 0
    ? []
    : [
        table(
          [head, '', ''],
          changes.map(({ id, change, what }) => [id, change, what]),
        ),
      ];
