import type { Tx } from '../../../kernel/db/database.ts';
import { isDeliveredByPayment } from '../../../kernel/words/products.ts';
import { loadLines, type Order, type OrderLine } from '../../../modules/orders/order-records.ts';
import { isSentByPost, unsentPieces } from '../../../modules/orders/unsent-pieces.ts';
import { loadAskedUnsent } from '../../../modules/refunds/refund-records.ts';
import { Refused } from '../refused.ts';

/** Pieces of order lines, by the id of the line. */
export type SentPieces = ReadonlyMap<number, number>;
/** As an operator names them: a line by its id; pieces null: all of it that is left. */
export type WantedPieces = readonly { line: number; quantity: number | null }[];

type Wish = { isByPost: boolean; wanted: WantedPieces | null };

/**
 * The pieces of a locked order that go on their way now. What a refund is asked for waits for the answer.
 * @throws Refused for lines and pieces that cannot be sent
 */
export async function piecesToSend(tx: Tx, order: Order, { isByPost, wanted }: Wish): Promise<SentPieces> {
  const lines = await loadLines(tx, [order.id]);
  const asked = await loadAskedUnsent(tx, order);
  const sendable = lines.filter((line) => (isByPost ? isSentByPost(line) : !isDeliveredByPayment(line.productType)));
  const chosen = wanted
    ? wanted.map((one) => ({ ...one, line: lineOf(order, sendable, one.line) }))
    : sendable.map((line) => ({ line, quantity: null }));
  if (new Set(chosen.map(({ line }) => line.id)).size < chosen.length) throw new Refused('Name each line once.');
  const pieces = chosen.map(({ line, quantity: some }): [number, number] => {
    const left = unsentPieces(line);
    const count = some ?? left;
    if (count > left) {
      throw new Refused(`Line ${line.id} of order ${order.number} has ${left} pieces that were not sent.`);
    }
    const free = left - (asked.get(line.id) ?? 0);
    if (count > free) throw refundIsAsked(order, ` Of line ${line.id}, ${free} can be sent meanwhile.`);
    return [line.id, count];
  });
  const some = pieces.filter(([, count]) => count > 0);
  if (isByPost && some.length === 0) throw new Refused(`Order ${order.number} has nothing left to send.`);
  return new Map(some);
}

function lineOf({ number }: Order, sendable: readonly OrderLine[], id: number): OrderLine {
  const line = sendable.find((one) => one.id === id);
  if (line) return line;
  const known = sendable.map((one) => `${one.id} (${unsentPieces(one)} left)`).join(', ');
  throw new Refused(`Order ${number} has no line ${id} that is sent by post. Lines: ${known}.`);
}

/** What is asked back is not sent until somebody has answered. */
export function refundIsAsked({ number }: Pick<Order, 'number'>, more = ''): Refused {
  return new Refused(
    `A refund of order ${number} is asked for: answer it first ("shop refunds list"), or send other pieces with --lines.${more}`,
  );
}
