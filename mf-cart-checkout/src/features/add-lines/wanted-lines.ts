import type { ApiClient } from '@jishi/api';
import { addLine, type CartLine } from '@jishi/api/cart';
import { productQuery } from '@jishi/api/products/queries';
import type { FragmentProps } from '@jishi/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { type Refusal, refusalOf } from '../add-to-cart/model/admission.ts';
import { wantedLine } from '../add-to-cart/wanted-line.ts';

export type ListLine = FragmentProps['mf_cart_checkout/add-lines']['lines'][number];

/** A line that may go into the cart. */
export type Admitted = { readonly asked: ListLine; readonly line: CartLine };
/** One that may not, or of which that is not known. */
export type Refused = { readonly asked: ListLine; readonly refusal: Refusal | { readonly error: unknown } };

/** Products that are asked for at a time. */
const AT_ONCE = 4;

/** Each line as it goes into a cart, in the order of the list. A product that could not be asked for keeps the others from nothing. */
export async function wantedLines(
  api: ApiClient,
  queries: QueryClient,
  asked: readonly ListLine[],
): Promise<(Admitted | Refused)[]> {
  const found: (Admitted | Refused)[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE).map(async (one): Promise<Admitted | Refused> => {
      try {
        // Asked anew: it may have sold out since the page was drawn, or have come again since it was refused.
        await queries.fetchQuery({ ...productQuery(api, one.productId), staleTime: 0 });
        const wanted = await wantedLine(api, queries, one);
        return wanted ? { asked: one, line: wanted.line } : { asked: one, refusal: { reason: 'sold-out' } };
      } catch (error) {
        return { asked: one, refusal: { error } };
      }
    });
    found.push(...(await Promise.all(some)));
  }
  return found;
}

/** Which of them may go on top of a cart: each counts for those after it. */
export function admittedTo(cart: readonly CartLine[], wanted: readonly (Admitted | Refused)[]) {
  const admitted: Admitted[] = [];
  const refused: Refused[] = [];
  let lines: readonly CartLine[] = cart;
  for (const one of wanted) {
    const refusal = 'refusal' in one ? one.refusal : refusalOf(lines, one.line);
    if (refusal) refused.push({ asked: one.asked, refusal });
    else if ('line' in one) {
      admitted.push(one);
      lines = addLine(lines, one.line);
    }
  }
  return { admitted, refused };
}
