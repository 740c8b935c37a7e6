/** Which networks ask for pages. */
export type RecentNetworks = {
  /** A network asks for a page. */
  see(network: string): void;
  /** Whether nobody else has asked for so long: there is nobody to be fair to. */
  isAlone(network: string): boolean;
};

/** @param aloneAfter milliseconds */
export function createRecentNetworks(aloneAfter: number, now = (): number => performance.now()): RecentNetworks {
  /** Who asked last, and who before, that was somebody else. */
  let latest: { network: string | null; at: number } = { network: null, at: Number.NEGATIVE_INFINITY };
  let other = latest;
  return {
    see(network) {
      if (latest.network !== network) other = latest;
      latest = { network, at: now() };
    },
    isAlone(network) {
      const { at } = latest.network === network ? other : latest;
      return now() - at > aloneAfter;
    },
  };
}
