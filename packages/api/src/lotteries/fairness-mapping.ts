import { toNumber } from '../wire/values.ts';
import type { DrawProof, FairDraw, OwnDraw, SeedDay } from './fairness-model.ts';
import type { WireFair, WireProof, WireSeedDay } from './fairness-wire.ts';
import { toDraw } from './mapping.ts';

const SLOT_MACHINE = 3;

function toSeedDay(wire: WireSeedDay): SeedDay {
  return { day: wire.day, hash: wire.commitment, seed: wire.seed ?? null, publishedAt: wire.published_at ?? '' };
}

export function toFairDraw(wire: WireFair): FairDraw {
  const previous = wire.previous ? toSeedDay(wire.previous) : null;
  return { today: toSeedDay(wire), previous, customer: wire.user_id, draw: wire.draw };
}

export function toOwnDraw(wire: WireProof): OwnDraw {
  const { id, name } = wire.integral_draw;
  return {
    id: String(wire.id),
    lottery: { id: String(id), name },
    prizeName: wire.prize_name ?? null,
    drawnAt: wire.created_at ?? '',
    proof: toProof(wire),
  };
}

function toProof(wire: WireProof): DrawProof | null {
  const { algorithm, day, commitment, shown } = wire;
  if (!algorithm || !day || !commitment || shown === null || shown === undefined) return null;
  return {
    algorithm,
    day: toSeedDay({ day, commitment, seed: wire.seed, published_at: wire.published_at }),
    number: toNumber(wire.number),
    draw: toNumber(wire.draw),
    customer: wire.user_id,
    lottery: Number(wire.integral_draw.id),
    word: wire.word ?? '',
    hasReels: wire.type === SLOT_MACHINE,
    prizes: wire.prizes.map(({ id, ...prize }) => ({ ...prize, id: String(id) })),
    places: toDraw(shown).places,
    receipt: wire.receipt ?? '',
  };
}
