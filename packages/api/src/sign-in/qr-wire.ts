import * as z from 'zod/mini';
import { wireNumber, wireText } from '../wire/parts.ts';
import { wireTokens } from './wire.ts';

/** `GET sweepLogin`: a picture as a data URI, lifetime in seconds. */
export const wireQrCode = z.object({
  code: z.string().check(z.minLength(1)),
  uuid: z.string().check(z.minLength(1)),
  expires_in: wireNumber,
});
export type WireQrCode = z.infer<typeof wireQrCode>;

/** `sweepLogin/verify` and the events: 0 waiting, 1 scanned, 2 granted, 3 refused, 4 over. Events add the seconds left. */
export const wireQrState = z.object({ state: z.union([z.number(), z.string()]), expires_in: wireNumber });
export type WireQrState = z.infer<typeof wireQrState>;

/** `sweepLogin/success`: 1 this customer's, 2 somebody else's, 3 too late. `device` is an extension. */
export const wireScan = z.object({
  state: z.union([z.number(), z.string()]),
  device: z.nullish(z.object({ user_agent: wireText, ip: wireText, created_at: wireText })),
  expires_in: wireNumber,
});
export type WireScan = z.infer<typeof wireScan>;

export const wireQrTokens = z.extend(wireTokens, { portrait: wireText });
