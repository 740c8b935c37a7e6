import { useSession } from '@jishi/contracts';
import { useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { askedRegion, type KeptRegion, REGION_KEY, readKeptRegion } from '../model/kept-region.ts';

/** Where to, as this browser remembers it, and how that is changed. The server draws its own guess first. */
export function useRegion() {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const kept = readKeptRegion(useLocalStorage(REGION_KEY));
  return {
    to: askedRegion(kept, isSignedIn),
    choose(code: string) {
      const region: KeptRegion = { code, byCustomer: isSignedIn };
      writeLocalStorage(REGION_KEY, region);
    },
  };
}
