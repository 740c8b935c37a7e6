import { refuse } from '../../kernel/errors/shop-error.ts';
import { seal, unseal } from '../../kernel/keys/seal.ts';

/** One thing of a list: how it was said, and what was chosen for it. */
export type SharedLine = { text: string; number: number; productId: number | null; variantId: number | null };

export type SharedList = { name: string; lines: SharedLine[]; expiresAt: Date };

/** As long as somebody may need to go shopping for another. */
const VALID_DAYS = 30;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** As short as JSON can be: it stands in an address. Minutes since 1970, the name, and the lines. */
type Sealed = [expires: number, name: string, lines: [text: string, number: number, ...ids: number[]][]];

/** A list as a text for an address, which nobody without the key reads or changes. */
export function sealList(
  { name, lines }: Omit<SharedList, 'expiresAt'>,
  key: string,
  now: Date,
): { token: string; expiresAt: Date } {
  const minutes = Math.floor((now.getTime() + VALID_DAYS * DAY) / MINUTE);
  const short = lines.map(({ text, number, productId, variantId }): Sealed[2][number] => {
    const ids = variantId === null ? [productId] : [productId, variantId];
    return [text, number, ...ids.filter((id) => id !== null)];
  });
  const sealed: Sealed = [minutes, name, short];
  return { token: seal(sealed, key, 'shared list'), expiresAt: new Date(minutes * MINUTE) };
}

/** @throws ShopError `list.link` for what was not sealed so, `list.expired` for what is too old */
export function openList(token: string, key: string, now: Date): SharedList {
  const [minutes, name, lines] = unsealed(token, key);
  const expiresAt = new Date(minutes * MINUTE);
  if (expiresAt <= now) throw refuse('list.expired');
  return {
    name,
    expiresAt,
    lines: lines.map(([text, number, productId = null, variantId = null]) => ({ text, number, productId, variantId })),
  };
}

function unsealed(token: string, key: string): Sealed {
  try {
    return unseal(token, key, 'shared list') as Sealed;
  } catch {
    throw refuse('list.link');
  }
}
