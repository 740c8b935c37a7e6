import { change } from './changes.ts';
import { type ListAddress, listPath } from './list-address.ts';

/**
 * What a form of the list sends besides its own fields, so that nothing else of the list changes; the page always does.
 *
 * @param own names of the form's fields
 */
export function hiddenFields(address: ListAddress, own: readonly string[]): [name: string, value: string][] {
  const [, query = ''] = listPath(change(address, {})).split('?');
  return [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
}
