/** Where the api serves pictures; the web host passes it on. Addresses have no origin, so they hold behind any host. */
export const MEDIA_PATH = '/media/';

/**
 * JSON text in which addresses of pictures and files have an origin in front: as values, and as attributes in HTML, whose quotes are escaped.
 * Pages of any site can show them then. Kept are paths: an address that was stored holds behind every origin.
 */
export function absoluteMedia(json: string, origin: string | null): string {
  return origin === null ? json : json.replaceAll(`"${MEDIA_PATH}`, `"${origin}${MEDIA_PATH}`);
}

/** A value of any depth in which texts that are addresses of pictures and files at one of the origins are paths again. */
export function relativeMedia(value: unknown, origins: readonly string[]): unknown {
  if (typeof value === 'string') {
    const origin = origins.find((one) => value.startsWith(one + MEDIA_PATH));
    return origin === undefined ? value : value.slice(origin.length);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => relativeMedia(item, origins));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relativeMedia(item, origins)]));
}
