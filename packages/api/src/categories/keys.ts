/** Keys of the categories. */
export const categoryKeys = { tree: ['categories', 'tree'], menu: ['categories', 'menu'] } as const;
