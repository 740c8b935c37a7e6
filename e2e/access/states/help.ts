import { at } from './opening.ts';
import type { PageState } from './page-state.ts';

export const helpStates: readonly PageState[] = [
  {
    route: 'mf_catalog/article-list',
    name: 'a text',
    heading: { zh: '关于我们', en: 'About us' },
    open: at('/article/list'),
  },
  {
    route: 'mf_catalog/article-list',
    name: 'articles',
    heading: { zh: '购物指南', en: 'Shopping guide' },
    open: at('/article/list/3'),
  },
  {
    route: 'mf_catalog/article-list',
    name: 'no such page',
    heading: { zh: '这一页没有文章', en: 'No articles on this page' },
    level: 2,
    open: at('/article/list/3?page=9'),
  },
  {
    route: 'mf_catalog/article-detail',
    name: 'one',
    heading: { zh: '怎么买第一单', en: 'Your first order' },
    open: at('/article/detail/1'),
  },
];
