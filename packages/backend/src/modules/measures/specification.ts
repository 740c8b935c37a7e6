/** A line of the specification: `净含量` – `500 克`; of a variant: `份量` – `2斤`. */
export type Fact = { name: string; value: string };

/** What one language says of a product, and, with choices, of one of its variants. */
export type Specification = { name: string; facts: readonly Fact[]; choices: readonly Fact[] };
