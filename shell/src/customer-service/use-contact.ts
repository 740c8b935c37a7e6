import type { ServiceContact } from '@jishi/api/shop';
import { serviceContactQuery } from '@jishi/api/shop/queries';
import { useApi, useLeads, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';

/**
 * How a customer reaches customer service: its page, its code to scan, or both. `null`: the shop has none, or that is not known yet.
 *
 * @param isWanted nothing is asked before, and nothing told
 */
export function useContact(isWanted = true): Pick<ServiceContact, 'url' | 'qrPicture'> | null {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: contact } = useQuery({ ...serviceContactQuery(useApi()), enabled: isSignedIn && isWanted });
  const leads = useLeads();
  if (!contact || !isWanted) return null;
  const { qrPicture } = contact;
  const url = contact.url && (!contact.url.startsWith('/') || leads(contact.url)) ? contact.url : null;
  return url || qrPicture ? { url, qrPicture } : null;
}
