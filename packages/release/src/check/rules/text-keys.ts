import type { Rule } from './rule.ts';

export const textKeys: Rule = {
  id: 'text-keys',
  says: 'Every text a part shows of its own is among its texts.',
  find: ({ parts }) =>
    parts.flatMap(({ part, texts }) =>
      texts.used
        .filter((key) => !hasKey(texts.zh, key) || !hasKey(texts.en, key))
        .map((key) => ({
          part,
          what: `shows the text ${key}, which it does not have`,
          todo: 'add it to src/messages',
        })),
    ),
};

/** Whether a key is there; `*` in it is whatever is filled in. */
function hasKey(texts: Readonly<Record<string, string>>, key: string): boolean {
  if (!key.includes('*')) return key in texts;
  const pieces = key.split('*').map((piece) => piece.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&'));
  const pattern = new RegExp(`^${pieces.join('.+')}$`);
  return Object.keys(texts).some((name) => pattern.test(name));
}
