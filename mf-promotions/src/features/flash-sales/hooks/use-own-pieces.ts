import type { OwnPieces } from '@jishi/api/flash-sales';
import { ownPiecesQuery } from '@jishi/api/flash-sales/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';

const none: OwnPieces = {};

/** What the customer has had of sales; nothing for visitors, and where it is not known. */
export function useOwnPieces(): OwnPieces {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data } = useQuery({ ...ownPiecesQuery(useApi()), enabled: isSignedIn });
  return (isSignedIn && data) || none;
}
