import { leadsTo } from '@jishi/api/links';
import type { StoredLink } from '../content/stored-link.ts';
import type { Found, Rule, Shop } from './rule.ts';

export const contentLinks: Rule = {
  id: 'content-links',
  says: 'Pages that banners, texts and settings of the shop lead to stay; said when nobody read these.',
  find: (shop) => {
    if (shop.content === undefined) return [];
    return shop.content === null ? [unread] : shop.content.flatMap((link) => deadLink(link, shop));
  },
};

const unread: Found = {
  part: 'shell',
  blocks: false,
  what: 'stored content was not read: banners, texts and settings may lead to pages this release lacks',
  todo: '--origin https://shop.example, or SHOP_PUBLIC_ORIGIN, says where the shop is',
};

function deadLink({ where, address, mend }: StoredLink, { parts, live }: Shop): Found[] {
  const pages = parts.flatMap((part) => part.pages);
  if (leadsTo(pages, address)) return [];
  const what = `${where} leads to ${address}, which no part of this release serves`;
  const before = live.find((part) => leadsTo(part.pages, address));
  if (before) return [{ part: before.part, what, todo: `keep the page, or change the link first: ${mend}` }];
  return [{ part: 'shell', blocks: false, what, todo: `it is not shown: ${mend}` }];
}
