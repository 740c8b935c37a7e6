import type { Advisory, Judged } from './advisories.ts';

/** What came of asking, a line for each advisory. */
export function judgedText({ refused, tolerated, excepted, expired }: Judged): string {
  const line = (word: string) => (each: Advisory) =>
    `${word}  ${each.severity}  ${each.package} ${each.versions.join(', ')}: ${each.title} (${each.url})${
      each.mended ? `; without it: ${each.mended}` : ''
    }`;
  return [
    ...refused.map(line('✗')),
    ...tolerated.map(line('·')),
    ...excepted.map(line('excepted')),
    ...expired.map(({ id, package: name, until }) => `over since ${until}: the exception of ${id} for ${name}`),
    `${refused.length} refused, ${tolerated.length} to be mended in time, ${excepted.length} excepted`,
  ].join('\n');
}
