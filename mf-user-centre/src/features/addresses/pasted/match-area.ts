import type { Region } from '@jishi/api/addresses';

/** How far a name of an area reaches into a text, and whether all of it is there. */
export type AreaMatch = { end: number; isFull: boolean };

/** Parts of names that are left out as a whole: 广西 stands for 广西壮族自治区. */
const isLongTitle = /(?:自治[区州县旗]|特别行政区)$/;
const shortTitle = /^[市州盟县区旗]/;
/** What makes a street or a place of a name that is also one of an area: 南京路, 中山大学. */
const otherwise =
  /^(?:[市区县州省盟旗]|[东西南北中新老]?(?:大?[路街道桥巷弄里村镇乡]|胡同|车站)|[湾湖山河江站]|大厦|大学|学院|花园|公园|广场|饭店|酒店|小区|新村|家园|医院)/;

/** A name at a place of a text: whole, or as people shorten it (浙江, 杭州, 延边州). `null` when it is not there. */
export function matchArea(text: string, at: number, { name }: Region): AreaMatch | null {
  if (text.startsWith(name, at)) return { end: at + name.length, isFull: true };
  const shared = sharedLength(text, at, name);
  const isLong = isLongTitle.test(name);
  if (shared < 2 || (!isLong && shared < name.length - 1)) return null;
  const end = at + shared;
  const title = isLong && name.endsWith('州') ? shortTitle.exec(text.slice(end)) : null;
  if (title?.[0] === '州') return { end: end + 1, isFull: true };
  return otherwise.test(text.slice(end)) ? null : { end, isFull: false };
}

function sharedLength(text: string, at: number, name: string): number {
  let length = 0;
  while (length < name.length && text[at + length] === name[length]) length += 1;
  return length;
}
