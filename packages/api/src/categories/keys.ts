/** Keys of the categories. */
export const categoryKeys = { tree: ['categories', 'tree'] } as const;
