import type { Messages } from './messages/translation.ts';

/**
 * What the two languages of a part disagree about, for its test: keys that one of them lacks, and parameters that
 * differ. Singular forms (`<key>_one`) belong to their key.
 *
 * @returns one sentence per fault; an empty list is good
 */
export function messageFaults(zh: Messages, en: Messages): string[] {
  const keys = new Set([...Object.keys(zh), ...Object.keys(en)]);
  return [...keys].flatMap((key) => {
    const base = key in zh ? key : key.replace(/_one$/, '');
    const [mine, theirs] = [zh[base], en[key] ?? en[base]];
    if (mine === undefined) return [`zh lacks ${key}`];
    if (theirs === undefined) return [`en lacks ${key}`];
    if (mine === '' || theirs === '') return [`${key} is empty`];
    return parameters(mine) === parameters(theirs) ? [] : [`${key} has other parameters in en`];
  });
}

const parameters = (text: string): string => (text.match(/\{\{\s*[\w.]+\s*\}\}/g) ?? []).sort().join(' ');
