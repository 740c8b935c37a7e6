import type { Region } from '@jishi/api/addresses';
import { noRegion, type RegionChoice } from '../model/region-choice.ts';
import { findAttachedName, findName, isAddressLike } from './find-name.ts';
import { findRegion } from './find-region.ts';
import type { PastedAddress } from './pasted-address.ts';
import { splitPlace } from './split-place.ts';
import type { Segment, SplitText } from './split-text.ts';

/** Reads a pasted address written in Chinese: region, street and door in this order, the name before or behind them. */
export function readChinese(provinces: readonly Region[], { phone, segments }: SplitText): PastedAddress {
  const { before, region, behind } = partAtRegion(provinces, segments);
  const { name, words } = nameAndStreet(before, behind, region !== null);
  return { name, phone, region: region ?? noRegion, ...splitPlace(join(words)) };
}

function nameAndStreet(before: readonly Segment[], behind: readonly Segment[], isBehindRegion: boolean) {
  const { name, rest } = findName([...before, ...behind]);
  const words = isBehindRegion ? rest.filter((one) => !before.includes(one)) : rest;
  if (!isBehindRegion) return { name, words: words.some(({ text }) => isAddressLike(text)) ? words : [] };
  if (words.length > 0 || behind.length === 0) return { name, words };
  // What stands alone behind a region is its street, whatever it looks like.
  const named = findName(before);
  const attached = findAttachedName(behind);
  return named.name === '' ? { name: attached.name, words: attached.rest } : { name: named.name, words: behind };
}

type Parts = { before: Segment[]; region: RegionChoice | null; behind: readonly Segment[] };

/** What stands before the region and behind it. */
function partAtRegion(provinces: readonly Region[], segments: readonly Segment[]): Parts {
  const found = findRegion(provinces, segments.map(({ text }) => text).join(' '));
  if (!found) return { before: [], region: null, behind: segments };
  const before: Segment[] = [];
  const behind: Segment[] = [];
  let at = 0;
  for (const segment of segments) {
    const head = segment.text.slice(0, Math.max(0, found.start - at)).trim();
    const tail = segment.text
      .slice(Math.max(0, found.end - at))
      .replace(/^[\s/>·-]+/, '')
      .trim();
    if (head !== '') before.push({ ...segment, text: head });
    const street = withoutRegion(provinces, tail);
    if (street !== '') behind.push({ ...segment, text: street });
    at += segment.text.length + 1;
  }
  return { before, region: found.region, behind };
}

/** Some texts say the region by itself and once more in the address. */
function withoutRegion(provinces: readonly Region[], text: string): string {
  const again = findRegion(provinces, text);
  return again?.start === 0 && again.region.district !== '' ? text.slice(again.end).trim() : text;
}

/** Words of Chinese stand together; a blank keeps letters and numbers apart. */
const join = (segments: readonly Segment[]): string =>
  segments.reduce((all, { text }) => (/[\w#]$/.test(all) && /^[\w#]/.test(text) ? `${all} ${text}` : all + text), '');
