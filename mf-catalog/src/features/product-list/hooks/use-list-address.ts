import { useParams, useSearchParams } from 'react-router-dom';
import { type ListAddress, readListAddress } from '../model/list-address.ts';

/** What the address asks for; `null` for a malformed id, which the page has answered with 404 already. */
export function useListAddress(): ListAddress | null {
  const { id } = useParams();
  const [query] = useSearchParams();
  return readListAddress(id, query);
}
