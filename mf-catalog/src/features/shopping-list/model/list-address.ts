import { withQuery } from '@jishi/contracts';
import { shoutPath } from '../../../model/shout-path.ts';

/** What an address asks for: a text to be read, or the list of a link. Either may be empty. */
export type ListAddress = { readonly said: string; readonly token: string };

/** A link the shop makes is no longer. */
const LONGEST_TOKEN = 12_000;

export function listAddressIn(query: URLSearchParams): ListAddress {
  const token = query.get('list') ?? '';
  return { said: query.get('say') ?? '', token: token.length > LONGEST_TOKEN ? '' : token };
}

/** The page of a shared list. */
export const sharedPath = (token: string): string => withQuery(shoutPath, { list: token });
