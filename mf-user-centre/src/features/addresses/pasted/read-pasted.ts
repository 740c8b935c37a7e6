import type { Region } from '@jishi/api/addresses';
import type { Lang } from '@jishi/i18n';
import type { PastedAddress } from './pasted-address.ts';
import { readChinese } from './read-chinese.ts';
import { readEnglish } from './read-english.ts';
import { hasHan, splitText } from './split-text.ts';

/** The language a pasted text has to be read in: what is written in it names its region so. */
export const langOf = (text: string): Lang => (hasHan(text) ? 'zh' : 'en');

/**
 * Reads name, phone number, region and street out of a pasted text, with rules alone and without asking anybody.
 *
 * @param provinces with their names in the language of the text
 */
export function readPasted(provinces: readonly Region[], text: string): PastedAddress {
  const split = splitText(text);
  return langOf(text) === 'zh' ? readChinese(provinces, split) : readEnglish(provinces, split);
}
