/** Keys of the categories. */
export const categoryKeys = {
  tree: ['categories', 'tree'],
  counted: ['categories', 'counted'],
  menu: ['categories', 'menu', 'recommended'],
} as const;
