import { repeatableRandom } from '../load/zipf.ts';
import { callOk } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';

export type SearchRequest = { path: string; lang: string };
type Page = { data: { name: string; id: number }[]; facets: { brands: { id: number }[] } | null };

const langs = ['zh', 'en'] as const;

/** Addresses of searches, of searches narrowed by facets, and of completions: as many of each, none twice. */
export async function searchAddresses(api: Api, count: number): Promise<{ kind: string; paths: SearchRequest[] }[]> {
  const words = { zh: await wordsOf(api, 'zh'), en: await wordsOf(api, 'en') };
  const { facets } = await callOk<Page>(`${api.base}good?limit=1`, { headers: api.headers });
  const brands = facets?.brands.map(({ id }) => id) ?? [];
  const random = repeatableRandom(3);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const make = (toPath: (text: string, index: number) => string): SearchRequest[] =>
    Array.from({ length: count }, (_, index) => {
      const lang = langs[index % langs.length]!;
      const text = index % 3 === 0 ? `${pick(words[lang])} ${pick(words[lang])}` : pick(words[lang]);
      return { path: toPath(encodeURIComponent(text), index), lang };
    });
  /** Above every price: the answer is the same, the address is new. */
  const unlike = (index: number) => `price_max=${(1e6 + index / 100).toFixed(2)}`;
  return [
    {
      kind: 'search',
      paths: make((text, index) => `good?title=${text}&limit=20&page=${1 + (index % 3)}&bench=${index}`),
    },
    {
      kind: 'search with facets in use',
      paths: make((text, index) => `good?title=${text}&brand_id[]=${pick(brands)}&in_stock=1&${unlike(index)}`),
    },
    { kind: 'suggestions', paths: make((text, index) => `good/suggest?title=${text}&limit=${5 + (index % 10)}`) },
  ];
}

/** Words as customers type them: two to four characters of a Chinese name, a word of an English one. */
async function wordsOf(api: Api, lang: 'zh' | 'en'): Promise<string[]> {
  const { data } = await callOk<Page>(`${api.base}good?limit=100`, { headers: { ...api.headers, lang } });
  const words = data.flatMap(({ name }) =>
    lang === 'en' ? (name.match(/[A-Za-z]{3,}/g) ?? []) : (name.match(/\p{Script=Han}{2,4}/gu) ?? []),
  );
  return [...new Set(words)];
}
