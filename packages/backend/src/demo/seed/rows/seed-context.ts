import type { Tx } from '../../../kernel/db/database.ts';
import type { SkuChoice } from '../../../kernel/db/schema/goods.ts';
import type { GoodType } from '../../../kernel/words/goods.ts';
import type { Text } from '../../content/texts.ts';

export type SeededSku = { id: number; choice: SkuChoice[]; price: number; img: string };

/** What later steps need to know of a good. Amounts in cents; `freight` is the fixed fee in yuan. */
export type SeededGood = {
  id: number;
  type: GoodType;
  name: Text;
  img: string;
  price: number;
  freightId: number | null;
  freight: number;
  /** Pieces of a good without SKUs. */
  stock: number;
  skus: SeededSku[];
};

/** What the steps of seeding share: the transaction, the moment everything is relative to, and what is there already. */
export type SeedContext = {
  tx: Tx;
  now: Date;
  /** Hash of the password of the two demo accounts. */
  demoPasswordHash: string;
  categoryIds: Map<string, number>;
  goods: Map<string, SeededGood>;
};

/** The good of a slug; the content must name an existing one. */
export function goodBySlug({ goods }: SeedContext, slug: string): SeededGood {
  const good = goods.get(slug);
  if (!good) throw new Error(`The demo content names the good "${slug}", which does not exist.`);
  return good;
}

export function categoryIdBySlug({ categoryIds }: SeedContext, slug: string): number {
  const id = categoryIds.get(slug);
  if (id === undefined) throw new Error(`The demo content names the category "${slug}", which does not exist.`);
  return id;
}
