import type { Segment } from './split-text.ts';
import { beginsWithSurname } from './surnames.ts';

const titles = /(?:先生|女士|小姐|老师|同学|师傅)$/;
const receives = /(?:\(收\)|\(收件\)|(?<=..)收)$/;
const hanName = /^\p{Script=Han}{2,4}$|^\p{Script=Han}{1,8}·\p{Script=Han}{1,8}$/u;
const latinName = /^[\p{Script=Latin}.'-]+(?: [\p{Script=Latin}.'-]+){0,3}$/u;
const addressEnd = /[路街道巷弄村镇乡区县市省州旗号栋幢座楼层室园苑厦场院城里湾庄府墅坊屯队厂店馆校口寓塔]$/;

/** A name at the end of an address, with nothing between them, before the phone number. */
const attached = /(?<=[室号楼栋幢座层门]|单元|\d)(?![室号楼栋幢座层门单])(\p{Script=Han}{2,4}(?:先生|女士|小姐)?)$/u;

/** Whether a piece ends as parts of an address do, or has a number in it. */
export const isAddressLike = (text: string): boolean => addressEnd.test(text) || /\d/.test(text);

/** A name as it goes into the field: without "(收)" behind it. */
const cleanName = (text: string): string => text.replace(receives, '').trim();

/** A name, empty when none is surely one, and the pieces of a text without it. */
type NameAndRest = { name: string; rest: readonly Segment[] };

/** Which of the pieces is the name of somebody, and what is left of them. */
export function findName(segments: readonly Segment[]): NameAndRest {
  const told = segments.find(({ label, text }) => label === 'name' && text !== '');
  if (told) return { name: cleanName(told.text), rest: without(segments, told) };
  const [best] = segments
    .map((segment, index) => ({ segment, score: scoreOf(segment, index === 0 || index === segments.length - 1) }))
    .sort((a, b) => b.score - a.score);
  if (best && best.score > 1) return { name: cleanName(best.segment.text), rest: without(segments, best.segment) };
  return findAttachedName(segments);
}

/** The same for a name at the end of an address, with nothing between them, beside the phone number. */
export function findAttachedName(segments: readonly Segment[]): NameAndRest {
  const found = segments.find(({ text, isByPhone }) => isByPhone && beginsWithSurname(attached.exec(text)?.[1] ?? ''));
  const name = found ? (attached.exec(found.text)?.[1] ?? '') : '';
  const shorten = (one: Segment): Segment => ({ ...one, text: one.text.slice(0, -name.length) });
  return { name, rest: segments.map((one) => (one === found ? shorten(one) : one)) };
}

const without = (segments: readonly Segment[], one: Segment): readonly Segment[] =>
  segments.filter((segment) => segment !== one);

/** How much speaks for a name. */
function scoreOf({ text, label, isByPhone }: Segment, isAtEnd: boolean): number {
  const name = cleanName(text);
  if (label === 'other' || !(hanName.test(name) || latinName.test(name))) return 0;
  const isTitled = titles.test(name);
  return (
    Number(isTitled) * 3 +
    Number(beginsWithSurname(name)) * 2 +
    Number(isByPhone) * 2 +
    Number(isAtEnd) -
    Number(!isTitled && addressEnd.test(name)) * 3
  );
}
