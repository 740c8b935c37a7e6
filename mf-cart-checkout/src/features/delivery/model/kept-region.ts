/** A region that was chosen in this browser, and whether by a customer: theirs counts before the default address, a visitor's after it. */
export type KeptRegion = { code: string; byCustomer: boolean };

export const REGION_KEY = 'jishi_Region';

/** What this browser keeps, as its text; `null` where there is nothing that can be read. */
export function readKeptRegion(text: string | null): KeptRegion | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof KeptRegion, unknown>> | null;
    const { code, byCustomer } = kept ?? {};
    return typeof code === 'string' && /^\d{6}$/.test(code) && typeof byCustomer === 'boolean'
      ? { code, byCustomer }
      : null;
  } catch {
    return null;
  }
}

/** How a kept region is asked for. */
export function askedRegion(region: KeptRegion | null, isSignedIn: boolean): { region?: string; last?: string } {
  if (!region) return {};
  return region.byCustomer || !isSignedIn ? { region: region.code } : { last: region.code };
}
