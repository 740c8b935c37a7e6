import type { Region } from '@jishi/api/addresses';
import { noRegion, type RegionChoice } from '../model/region-choice.ts';
import { findEnglishRegion } from './find-english-region.ts';
import type { PastedAddress } from './pasted-address.ts';
import type { Segment, SplitText } from './split-text.ts';

const country = /^(?:the )?(?:people's republic of china|p\.? ?r\.? ?(?:of )?china|prc|china|cn)\.?$/i;
const street =
  /\b(?:road|rd|street|st|avenue|ave|lane|boulevard|blvd|highway|square|town|village|township|subdistrict)\b\.?/i;
const door =
  /\b(?:room|rm|unit|apt|apartment|flat|suite|ste|floor|fl|building|bldg|block|tower|door)\b|^(?:no\.? ?|#)?\d+[-\dA-Z]*$|\d+\/F\b/i;
const nameOfPerson = /^[\p{Script=Latin}.'-]+(?: [\p{Script=Latin}.'-]+){0,3}$/u;
const numberAhead = /^((?:no\.? ?|#)?\d+[-\dA-Za-z]*)[, ]+(.+)$/i;

/** Reads a pasted address written in English: the name first, then from the door to the province. */
export function readEnglish(provinces: readonly Region[], { phone, segments }: SplitText): PastedAddress {
  const told = segments.filter(({ text }) => !country.test(text));
  const { region, rest } = findEnglishRegion(provinces, told);
  const name = nameIn(rest);
  const left = rest.filter((one) => one !== name).map(({ text }) => text);
  const words = region !== null || left.some((text) => street.test(text) || door.test(text)) ? left : [];
  return { name: name?.text ?? '', phone, region: region ?? noRegion, ...placeAndDoor(words, region) };
}

function nameIn(segments: readonly Segment[]): Segment | undefined {
  const told = segments.find(({ label }) => label === 'name');
  const isName = ({ text, label }: Segment): boolean =>
    label === null && nameOfPerson.test(text) && !street.test(text) && !door.test(text);
  const ends = [segments[0], ...segments.filter(({ isByPhone }) => isByPhone)];
  return told ?? ends.find((one) => one !== undefined && isName(one));
}

/** Street or estate, and the door; a street with its number alone has the number for a door. */
function placeAndDoor(words: readonly string[], region: RegionChoice | null): Pick<PastedAddress, 'place' | 'house'> {
  const doors = words.filter((word) => door.test(word) && !street.test(word));
  const places = words.filter((word) => !doors.includes(word));
  const place = places.join(', ');
  if (doors.length > 0 || region === null) return { place, house: doors.join(', ') };
  const [, house = '', rest = place] = numberAhead.exec(place) ?? [];
  return { place: rest, house };
}
