import type { BlobInfo } from './blob-store.ts';

/** One page of a bucket's list. */
export type ListPage = { items: BlobInfo[]; prefixes: string[]; next: string | null };

/**
 * Parses a response of ListObjectsV2. Keys come percent-encoded (`encoding-type=url`), so no value needs more of XML
 * than its text between two tags.
 */
export function parseListPage(xml: string): ListPage {
  const items = blocks(xml, 'Contents').map((block) => ({
    key: decoded(value(block, 'Key')),
    size: Number(value(block, 'Size')),
    time: new Date(value(block, 'LastModified')),
  }));
  const prefixes = blocks(xml, 'CommonPrefixes').map((block) => decoded(value(block, 'Prefix')));
  const token = value(xml, 'NextContinuationToken');
  return { items, prefixes, next: value(xml, 'IsTruncated') === 'true' && token !== '' ? unescaped(token) : null };
}

/** The code of an error response, like `SlowDown`; empty when there is none. */
export const errorCodeOf = (xml: string): string => value(xml, 'Code');

const blocks = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((match) => match[1] ?? '');

const value = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const decoded = (text: string): string => decodeURIComponent(unescaped(text).replaceAll('+', ' '));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
