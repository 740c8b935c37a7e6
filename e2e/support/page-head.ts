/** What the head of a page's HTML says, read without a browser: as search engines and other sites do. */
export type ReadHead = {
  status: number;
  lang: string;
  title: string;
  canonical: string | null;
  /** hreflang to address. */
  alternates: Record<string, string>;
  /** By `name` or `property`. */
  meta: Record<string, string>;
  structured: { '@context': string; '@type': string }[];
  headings: number;
  html: string;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decodeEntities = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );
}

export async function readHead(address: string, acceptLanguage = 'zh-CN'): Promise<ReadHead> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-language': acceptLanguage } });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('<body'));
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const links = tags('link');
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    status: response.status,
    lang: /<html lang="([^"]*)"/.exec(head)?.[1] ?? '',
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    meta: Object.fromEntries(
      tags('meta').map(({ name, property, content }) => [name ?? property ?? '', content ?? '']),
    ),
    structured: [...scripts].map(([, json = '']) => JSON.parse(json) as ReadHead['structured'][number]),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    html,
  };
}
