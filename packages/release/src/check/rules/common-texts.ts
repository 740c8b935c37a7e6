import type { Found, Rule } from './rule.ts';

export const commonTexts: Rule = {
  id: 'common-texts',
  says: 'The shell brings every common text the parts show, with the parameters they fill in.',
  find({ parts, shell }) {
    const provided = shell.texts.common ?? { zh: {}, en: {} };
    return parts.flatMap(({ part, texts }) =>
      Object.entries(texts.usedCommon).flatMap(([key, filled]): Found[] => {
        const wanted = [provided.zh[key], provided.en[key]];
        if (wanted.includes(undefined)) {
          return [
            {
              part,
              what: `shows the common text ${key}, which the shell does not bring`,
              todo: 'keep it in the shell',
            },
          ];
        }
        const names = new Set(filled.split(' '));
        const missing = wanted.flatMap((text) => (text ?? '').split(' ')).find((name) => name && !names.has(name));
        if (missing === undefined) return [];
        const what = `shows the common text ${key} without ${missing}, which is filled in there`;
        return [{ part, what, todo: 'make a new key of the changed text and keep the old one' }];
      }),
    );
  },
};
