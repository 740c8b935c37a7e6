import { expect, test } from 'vitest';
import { knownPagesOf } from './page-headings.ts';

const page = (id: string) => ({ id, path: `/${id}`, layout: 'user' as const, guarded: true });
const pages = [page('mf_user_centre/wallet'), page('mf_gifts/home')];
const says = (id: string) => ({ headings: { [id]: { zh: '钱包', en: 'Wallet', look: 'hidden' as const } } });

test.each([
  ['zh', '钱包'],
  ['en', 'Wallet'],
] as const)('a page has the heading its part says, in %s', (lang, text) => {
  const [wallet, gifts] = knownPagesOf({ pages, declarations: [says('mf_user_centre/wallet'), {}] }, lang);
  expect(wallet).toEqual({ ...pages[0], heading: { text, look: 'hidden' } });
  expect(gifts).toEqual(pages[1]);
});

test('a heading of a page the release does not have is nobody’s', () => {
  expect(knownPagesOf({ pages, declarations: [says('mf_user_centre/gone')] }, 'zh')).toEqual(pages);
});
