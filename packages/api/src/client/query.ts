import type { QueryParams } from './api-client.ts';

/** Query string of parameters, with `?`, or nothing. Lists become `name[]=…`; `+` is escaped, as sorting needs. */
export function queryString(params: QueryParams | undefined): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value === undefined || value === null) continue;
    const isList = Array.isArray(value);
    for (const single of isList ? value : [value]) {
      pairs.push(`${encodeURIComponent(isList ? `${name}[]` : name)}=${encodeURIComponent(String(single))}`);
    }
  }
  return pairs.length ? `?${pairs.join('&')}` : '';
}
