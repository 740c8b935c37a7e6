import { leadsTo } from '@jishi/api/links';
import { when } from './check-settings.ts';
import type { Check, Finding, ProductsOf } from './finding.ts';

/** What it takes to send something. */
export const checkShipping: Check = ({ couriers, idleSteps }) => [
  ...when(couriers === 0, {
    about: 'courier',
    level: 'blocks',
    problem: 'The shop has no courier, so no parcel can be sent.',
    mend: 'pnpm shop couriers save yuntu --set name.zh=云途快运 --set name.en="Yuntu Express" --set isUsual=yes',
  }),
  ...idleSteps.map(
    (key): Finding => ({
      about: 'shipping',
      level: 'advice',
      problem: `Shipping rate ${key} has a step that names no province: it never holds, goods travel free there.`,
      mend: `pnpm shop shipping-rates save ${key} --set steps.0.provinces="330000 310000"`,
    }),
  ),
];

/** Something to sell, at a price, named in every language. */
export const checkProducts: Check = ({ goods: { onSale, free, unnamed, unnamedVariants } }) => [
  ...when(onSale === 0, {
    about: 'goods',
    level: 'blocks',
    problem: 'Nothing is on sale.',
    mend: 'pnpm shop catalogue import shop.json, then pnpm shop shelf on G1001',
  }),
  ...when(free.count > 0, {
    about: 'prices',
    level: 'blocks',
    problem: `${free.count} goods on sale cost nothing: ${some(free)}.`,
    mend: `pnpm shop price set ${free.keys[0]} --price 19.90`,
  }),
  ...Object.entries(unnamed).flatMap(([lang, products]) =>
    when(products.count > 0, {
      about: 'goods',
      level: 'advice',
      problem: `${products.count} goods on sale have no name in ${lang} and are not listed there: ${some(products)}.`,
      mend: `pnpm shop goods save ${products.keys[0]} --set name.${lang}="…"`,
    }),
  ),
  ...Object.entries(unnamedVariants).flatMap(([lang, products]) =>
    when(products.count > 0, {
      about: 'goods',
      level: 'advice',
      problem: `${products.count} goods on sale have variants without words in ${lang}: ${some(products)}.`,
      mend: `pnpm shop goods show ${products.keys[0]} --json > good.json, then pnpm shop goods save --file good.json`,
    }),
  ),
];

const some = ({ count, keys }: ProductsOf) => `${keys.join(', ')}${count > keys.length ? ' …' : ''}`;

/** What customers agree to when they register. */
export const checkLegal: Check = ({ legal, languages }) =>
  Object.entries(legal).flatMap(([purpose, readable]) =>
    languages
      .filter((lang) => !readable.includes(lang))
      .map((lang) => ({
        about: 'legal',
        level: 'blocks' as const,
        problem: `The ${purpose === 'terms' ? 'terms of use' : 'privacy policy'} cannot be read in ${lang}.`,
        mend: `pnpm shop articles save ${purpose} --set purpose=${purpose} --set column=… --set name.${lang}="…" --set details.${lang}="<p>…</p>"`,
      })),
  );

/** What is live, and content that leads to pages of it. */
export const checkLinks: Check = ({ links, pages }) => {
  if (pages === null) {
    const problem = 'No release is live: there are no pages.';
    return [{ about: 'release', level: 'blocks', problem, mend: 'pnpm release pin … (docs/releases.md)' }];
  }
  if ('unknown' in pages) {
    const problem = `The live release cannot be read here (${pages.unknown}): nobody looked where content leads.`;
    return [{ about: 'release', level: 'advice', problem, mend: 'SHOP_REGISTRY, SHOP_RELEASE_KEYS in .env' }];
  }
  return links
    .filter(({ address }) => !leadsTo(pages, address))
    .map(({ where, address, mend }) => ({
      about: 'links',
      level: 'advice',
      problem: `${where} leads to ${address}, a page the live release does not have: it is not shown.`,
      mend,
    }));
};
