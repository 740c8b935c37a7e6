import type { Declaration } from '@jishi/contracts/release';

const languages = ['zh', 'en'] as const;

/** A text that two versions of a part do not share; `null` where the version does not have it. */
export type TextChange = {
  key: string;
  lang: (typeof languages)[number];
  from: string | null;
  to: string | null;
};

/** Texts of a part that differ in a second version, by key, Chinese first. `null`: one of them does not say its texts. */
export function textsBetween(from: Declaration['texts'], to: Declaration['texts']): TextChange[] | null {
  if (!from.words || !to.words) return null;
  const [before, after] = [from.words, to.words];
  const keys = new Set([before, after].flatMap((words) => languages.flatMap((lang) => Object.keys(words[lang]))));
  return [...keys]
    .sort()
    .flatMap((key) =>
      languages.map((lang) => ({ key, lang, from: before[lang][key] ?? null, to: after[lang][key] ?? null })),
    )
    .filter((change) => change.from !== change.to);
}
