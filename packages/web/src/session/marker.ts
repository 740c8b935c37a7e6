import { createHash } from 'node:crypto';

const MARKER = /^in\.[\w-]{22}$/;

/**
 * What scripts see in place of a token: it says that there is one, and which, and opens nothing. Whoever has the token can
 * make its marker, nobody the other way round.
 */
export const markerOf = (token: string): string =>
  `in.${createHash('sha256').update(`jishi marker ${token}`).digest('base64url').slice(0, 22)}`;

export const isMarker = (value: string): boolean => MARKER.test(value);
