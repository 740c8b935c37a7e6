import type { ApiClient } from '@jishi/api';
import { getLegalDocument, type LegalDocument } from '@jishi/api/articles';
import { queryOptions } from '@tanstack/react-query';

/** `null` while the shop has not published it. */
export const legalQuery = (api: ApiClient, document: LegalDocument) =>
  queryOptions({
    queryKey: ['legal', document],
    queryFn: ({ signal }) => getLegalDocument(api, document, { signal }),
  });
