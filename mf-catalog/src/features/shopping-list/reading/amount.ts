/** Grams, millilitres, single pieces, or packs as the shop sells them: bottles, boxes, bags. */
export type AmountUnit = 'g' | 'ml' | 'piece' | 'pack';

/** How much of something is wanted. */
export type Amount = { readonly quantity: number; readonly unit: AmountUnit };

/** Something found at a place of a text, and how many characters it takes. */
export type Read<Value> = { value: Value; length: number };

/** What a sticky pattern finds exactly there. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
