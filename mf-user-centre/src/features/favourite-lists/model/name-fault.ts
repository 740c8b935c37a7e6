import { MAX_FAVOURITE_LIST_NAME } from '@jishi/api/products';

/** Why a name is none, by the key of its text; the shop says what else is wrong with it. */
export function nameFault(name: string): 'lists.name-missing' | 'lists.name-long' | null {
  if (name === '') return 'lists.name-missing';
  return [...name].length > MAX_FAVOURITE_LIST_NAME ? 'lists.name-long' : null;
}
