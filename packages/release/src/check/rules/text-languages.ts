import type { Declaration } from '@jishi/contracts/release';
import type { Found, Rule } from './rule.ts';

type Keys = Readonly<Record<string, string>>;

export const textLanguages: Rule = {
  id: 'text-languages',
  says: 'Every text is there in Chinese and in English, with the same parameters.',
  find: ({ parts }) =>
    parts.flatMap(({ part, texts }) =>
      [...faultsOf(texts), ...(texts.common ? faultsOf(texts.common) : [])].map(
        (what): Found => ({ part, what, todo: 'write the text in both languages' }),
      ),
    ),
};

/** Singular forms (`<key>_one`) belong to their key; only one language needs them. */
function faultsOf({ zh, en }: Pick<Declaration['texts'], 'zh' | 'en'>): string[] {
  return [...new Set([...Object.keys(zh), ...Object.keys(en)])].flatMap((key) => {
    const [chinese, english] = [of(zh, key), of(en, key)];
    if (chinese === undefined) return [`has the text ${key} in English only`];
    if (english === undefined) return [`has the text ${key} in Chinese only`];
    if (chinese === english) return [];
    return [
      `fills ${chinese || 'nothing'} into the Chinese text ${key}, and ${english || 'nothing'} into the English one`,
    ];
  });
}

const of = (texts: Keys, key: string): string | undefined => texts[key] ?? texts[key.replace(/_one$/, '')];
