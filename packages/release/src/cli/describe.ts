import type { Release } from '@jishi/contracts/release';
import { table } from './table.ts';

/** A release as people read it. */
export function describeRelease(release: Release, state: string): string {
  const parts = Object.entries(release.parts).map(([part, { version, files }]) => [
    part,
    version,
    String(release.pages.filter(({ id }) => id.startsWith(`${part.replaceAll('-', '_')}/`)).length),
    files.slice(0, 19),
  ]);
  const facts = table(
    [`release ${release.serial}`, `channel ${release.channel}: ${state}`],
    [
      ['time', release.time],
      ['author', release.author],
      ['reason', release.reason],
      ['platform', `${release.platform}, api ${release.minApi} or later`],
      ['signature', release.signature?.key ?? 'none'],
    ],
  );
  return `${facts}\n\n${table(['PART', 'VERSION', 'PAGES', 'FILES'], parts)}`;
}
