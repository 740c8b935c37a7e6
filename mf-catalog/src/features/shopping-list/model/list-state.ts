import type { Thing } from '../reading/read-things.ts';
import { type ListLine, nextKey, toLines } from './list-line.ts';

export type ListChange =
  | { readonly kind: 'show'; readonly lines: readonly ListLine[] }
  | { readonly kind: 'add'; readonly things: readonly Thing[] }
  | { readonly kind: 'say-anew'; readonly key: string; readonly things: readonly Thing[] }
  | { readonly kind: 'choose'; readonly key: string; readonly productId: string | null }
  | { readonly kind: 'variant'; readonly key: string; readonly productId: string; readonly variantId: string }
  | { readonly kind: 'quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'put-back'; readonly line: ListLine; readonly at: number }
  | { readonly kind: 'added'; readonly keys: readonly string[] };

/** The list after a change. A line that is in the cart changes no more: it is bought. */
export function changedList(lines: readonly ListLine[], change: ListChange): readonly ListLine[] {
  switch (change.kind) {
    case 'show':
      return change.lines;
    case 'add':
      return [...lines, ...toLines(change.things, nextKey(lines))];
    case 'say-anew': {
      const [first, ...more] = change.things;
      // The first stays in its place: the hands are still on it.
      const anew = first ? [{ key: change.key, ...first }, ...toLines(more, nextKey(lines))] : [];
      return lines.flatMap((line) => (line.key === change.key ? anew : [line]));
    }
    case 'choose':
      // How many is counted anew: another product holds more, or less.
      return changed(lines, change.key, ({ key, text, words, amount }) => ({
        ...{ key, text, words, amount },
        productId: change.productId,
      }));
    case 'variant':
      return changed(lines, change.key, ({ key, text, words, amount }) => ({
        ...{ key, text, words, amount },
        productId: change.productId,
        variantId: change.variantId,
      }));
    case 'quantity':
      return changed(lines, change.key, (line) => ({ ...line, quantity: change.quantity }));
    case 'remove':
      return lines.filter(({ key }) => key !== change.key);
    case 'put-back':
      return lines.toSpliced(change.at, 0, change.line);
    case 'added':
      return lines.map((line) => (change.keys.includes(line.key) ? { ...line, isAdded: true as const } : line));
  }
}

const changed = (lines: readonly ListLine[], key: string, to: (line: ListLine) => ListLine): ListLine[] =>
  lines.map((line) => (line.key === key && !line.isAdded ? to(line) : line));
