/** Letters of clothes, each a step larger than the one before. */
export const LETTERS: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
