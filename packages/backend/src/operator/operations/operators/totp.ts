import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, 30 seconds. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after are taken too: clocks differ, and typing takes a while. */
const WINDOW = 1;
/** Bytes of a secret: what RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret, in base 32. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator is given: `otpauth://totp/…`. */
export function authenticatorAddress(issuer: string, name: string, secret: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label: name, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step a code belongs to; null when it is none of those that are taken now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window: WINDOW }) : null;
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code an authenticator shows. For tests. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
