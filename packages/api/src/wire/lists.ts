import type { QueryParams } from '../client/api-client.ts';
import type { PageRequest } from '../model/page.ts';

/** Query parameters of a page request. */
export function pageParams({ page, pageSize }: PageRequest): QueryParams {
  return { page, limit: pageSize };
}
