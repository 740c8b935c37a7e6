import type { QuestionQuery } from './model.ts';

/** Keys of questions about products. */
export const questionKeys = {
  /** All lists of a product. */
  lists: (productId: string) => ['questions', productId, 'list'] as const,
  list: ({ productId, ...query }: QuestionQuery) => ['questions', productId, 'list', query] as const,
  /** With all its answers. */
  one: (productId: string, id: string) => ['questions', productId, 'one', id] as const,
  /** What the customer has to do with them. */
  own: (productId: string) => ['questions', productId, 'own'] as const,
} as const;
