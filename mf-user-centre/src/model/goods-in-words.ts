import type { textsOf } from '../messages/texts.ts';

type Text = ReturnType<typeof textsOf>;

/** What was bought in a few words: the first thing, and how many kinds there are. */
export function goodsInWords(lines: readonly { readonly name: string }[], text: Text): string {
  const [first] = lines;
  if (!first) return '';
  return lines.length > 1 ? text('service.goods', { name: first.name, count: lines.length }) : first.name;
}
