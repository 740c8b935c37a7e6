/** A link the shop makes is no longer. */
const LONGEST_TOKEN = 300;

/** The link of a list in an address; empty where there is none. */
export function tokenIn(query: URLSearchParams): string {
  const token = query.get('list') ?? '';
  return token.length > LONGEST_TOKEN ? '' : token;
}
