import type { PageRequest } from '../model/page.ts';
import type { LegalDocument } from './model.ts';

/** Keys of help articles, their columns, and the legal documents. */
export const articleKeys = {
  columns: ['articles', 'columns'],
  /** @param column its id or name */
  column: (column: string, request: PageRequest) => ['articles', 'columns', column, request] as const,
  /** @param article its id or name */
  one: (article: string) => ['articles', article] as const,
  legal: (document: LegalDocument) => ['legal', document] as const,
} as const;
