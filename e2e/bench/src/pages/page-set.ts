/** The measured pages; the yardstick has one under each of these addresses too. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/product/list' },
  { name: 'detail', path: '/product/detail/1029' },
] as const;

export type PageName = (typeof pages)[number]['name'];
