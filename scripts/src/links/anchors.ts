import { linesOfProse } from './markdown-links.ts';

const HEADING = /^ {0,3}#{1,6} +(.+?) *#*$/;
const NAMED = /<a\b[^>]*?\b(?:id|name)="([^"]+)"/g;

/** How a link names a heading: the way GitHub does it. */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Anchors of a Markdown file: its headings, the second of the same words with `-1`, and named places. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const seen = new Map<string, number>();
  for (const line of linesOfProse(text)) {
    for (const [, name = ''] of line.matchAll(NAMED)) anchors.add(name);
    const slug = slugOf(HEADING.exec(line)?.[1] ?? '');
    if (slug === '') continue;
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}
