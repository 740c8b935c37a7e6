import type { Tx } from '../../../kernel/db/database.ts';
import type { VariantChoice } from '../../../kernel/db/schema/products.ts';
import type { ProductType } from '../../../kernel/words/products.ts';
import type { Text } from '../../content/texts.ts';

export type SeededVariant = { id: number; choice: VariantChoice[]; price: number; img: string };

/** What later steps need to know of a product. Amounts in cents; `shippingFeeYuan` is the fixed fee in yuan. */
export type SeededProduct = {
  id: number;
  type: ProductType;
  name: Text;
  img: string;
  price: number;
  shippingRateId: number | null;
  shippingFeeYuan: number;
  /** Pieces of a product without variants. */
  stock: number;
  skus: SeededVariant[];
};

/** What the steps of seeding share: the transaction, the moment everything is relative to, and what is there already. */
export type SeedContext = {
  tx: Tx;
  now: Date;
  /** Hash of the password of the two demo accounts. */
  demoPasswordHash: string;
  categoryIds: Map<string, number>;
  goods: Map<string, SeededProduct>;
};

/** The product of a slug; the content must name an existing one. */
export function productBySlug({ goods: products }: SeedContext, slug: string): SeededProduct {
  const product = products.get(slug);
  if (!product) throw new Error(`The demo content names the good "${slug}", which does not exist.`);
  return product;
}

export function categoryIdBySlug({ categoryIds }: SeedContext, slug: string): number {
  const id = categoryIds.get(slug);
  if (id === undefined) throw new Error(`The demo content names the category "${slug}", which does not exist.`);
  return id;
}
