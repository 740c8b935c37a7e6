import type { CartLine } from '@jishi/api/cart';

/**
 * Lines the server drew of ids, with what only the browser still knows of goods that are gone: of a product its name and
 * picture, of a variant its options and price. The same list where nothing is gone.
 */
export function withRemembered(drawn: readonly CartLine[], kept: readonly CartLine[]): readonly CartLine[] {
  if (!drawn.some(isGone)) return drawn;
  const known = new Map(kept.map((line) => [line.key, line]));
  return drawn.map((line) => {
    const remembered = isGone(line) && known.get(line.key);
    if (!remembered) return line;
    const { name, isInvalid, invalidReason } = line;
    return { ...remembered, name: name || remembered.name, isInvalid, invalidReason };
  });
}

const isGone = ({ invalidReason }: CartLine): boolean =>
  invalidReason === 'missing' || invalidReason === 'variant-missing';
