import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wirePage, wireText } from '../wire/parts.ts';
import { wireDraw } from './wire.ts';

const seedFields = { day: z.string(), commitment: z.string(), seed: wireText, published_at: wireText };
const wireSeedDay = z.object(seedFields);
export type WireSeedDay = z.infer<typeof wireSeedDay>;

/** `GET integralDrawFair/{id}`, an extension. */
export const wireFair = z.object({
  ...seedFields,
  user_id: z.number(),
  draw: z.number(),
  previous: z.nullish(wireSeedDay),
});
export type WireFair = z.infer<typeof wireFair>;

/** A row of `GET integralDrawProof`, an extension. */
const wireProof = z.object({
  id: wireId,
  algorithm: wireText,
  integral_draw: z.object({ id: wireId, name: z.string() }),
  type: z.number(),
  user_id: z.number(),
  day: wireText,
  commitment: wireText,
  seed: wireText,
  published_at: wireText,
  number: wireNumber,
  draw: wireNumber,
  word: wireText,
  prizes: wireList(z.object({ id: wireId, name: z.string(), weight: z.number(), left: z.number() })),
  shown: z.nullish(wireDraw),
  receipt: wireText,
  prize_name: wireText,
  created_at: wireText,
});
export type WireProof = z.infer<typeof wireProof>;
export const wireProofPage = wirePage(wireProof);
