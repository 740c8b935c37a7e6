import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { importFresh } from './fresh-import.ts';
import type { Part } from './part-plan.ts';
import type { Source } from './sources.ts';
import { usedTexts } from './used-texts.ts';

type Keys = Record<string, string>;
type Messages = Readonly<Record<string, string>>;
/** A part's own texts in both languages. */
export type PartMessages = { zh: Messages; en: Messages };

const commonFolder = join(import.meta.dirname, '../../i18n/src/messages');

/** The texts of a part. */
export async function messagesOfPart({ folder }: Part): Promise<PartMessages> {
  const own = join(folder, 'src/messages');
  const [zh, en] = await Promise.all([messagesIn(join(own, 'zh.ts')), messagesIn(join(own, 'en.ts'))]);
  return { zh, en };
}

/** What a part has to say in both languages, and what its sources ask for. */
export async function textsOfPart(
  part: Part,
  messages: PartMessages,
  sources: readonly Source[],
): Promise<Declaration['texts']> {
  const [zh, en] = [keysOf(messages.zh), keysOf(messages.en)];
  const commonWords = {
    zh: await messagesIn(join(commonFolder, 'zh.ts')),
    en: await messagesIn(join(commonFolder, 'en.ts')),
  };
  const common = { zh: keysOf(commonWords.zh), en: keysOf(commonWords.en) };
  const asked = usedTexts(sources);
  // A function that is handed `text` shows its own texts or common ones: what is not there counts as its own.
  for (const key of asked.either)
    (matching(common.zh, key).length > 0 && matching(zh, key).length === 0 ? asked.common : asked.own).add(key);
  const usedCommon = [...asked.common].flatMap((key) => {
    const keys = matching(common.zh, key);
    return keys.length > 0 ? keys.map((one) => [one, common.zh[one] ?? ''] as const) : [[key, ''] as const];
  });
  const isShell = part.name === 'shell';
  const wordsIn = (lang: 'zh' | 'en') => ({
    ...messages[lang],
    ...(isShell && prefixed('common:', commonWords[lang])),
  });
  return {
    zh,
    en,
    words: { zh: wordsIn('zh'), en: wordsIn('en') },
    common: isShell ? common : null,
    used: [...asked.own].sort(),
    usedCommon: Object.fromEntries(usedCommon.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

async function messagesIn(file: string): Promise<Messages> {
  const module = await importFresh<{ default?: Messages; zh?: Messages; en?: Messages }>(file);
  return module.default ?? module.zh ?? module.en ?? {};
}

const prefixed = (prefix: string, messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${prefix}${key}`, text]));

const keysOf = (messages: Messages): Keys =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, parametersOf(text)]));

/** Names that are filled into a text, sorted. */
const parametersOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name))].sort().join(' ');

/** Keys of these texts that a key with `*` may be. */
function matching(texts: Keys, key: string): string[] {
  if (!key.includes('*')) return key in texts ? [key] : [];
  const pieces = key.split('*').map((piece) => piece.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&'));
  const pattern = new RegExp(`^${pieces.join('.+')}$`);
  return Object.keys(texts).filter((name) => pattern.test(name));
}

/** What keeps a text from being said by the frame, which loads no part and fills nothing in; `what`: who wants it said. */
export function layoutTextFaults(what: string, key: string, messages: PartMessages): string[] {
  return (['zh', 'en'] as const).flatMap((lang) => {
    const words = messages[lang][key];
    if (words === undefined) return [`${what} says ${key}, which src/messages/${lang}.ts does not have`];
    return words.includes('{{') ? [`${what} says ${key}, which wants something filled in`] : [];
  });
}
