import type { VariantChoice } from '../../../kernel/db/schema/products.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { CodeKind, PointsKind, ProductType, ShelfState, StockRule } from '../../../kernel/words/products.ts';

/** What a product costs: amounts in cents. */
export type Prices = { price: number; marketPrice: number; costPrice: number };

/** A download: the name customers see, and where it is kept. */
type DownloadFile = { name: string | null; path: string };

export type VariantDocument = Prices & {
  /** Row of a variant that is there already; never part of a file. */
  id: number | null;
  choices: VariantChoice[];
  /** Free pieces. */
  stock: number;
  codeKind: CodeKind;
  /** Whether every buyer gets the same code, or each piece takes one of its own. */
  isSameCode: boolean;
  picture: string | null;
  file: DownloadFile | null;
};

/** The most points a product may be paid with: cents of discount, or percent of the price. */
type PointsRule = { kind: PointsKind; value: number; isActive: boolean };

export type ProductPictures = { main: string | null; gallery: string[]; video: string | null; poster: string | null };

/**
 * A product with everything an operator may say of it, and nothing that orders made of it. `key` is its product number
 * (`key`): the same in every shop the product is copied to. With variants its own prices and stock are nought.
 */
export type ProductDocument = Prices & {
  key: string;
  slug: string | null;
  number: string;
  type: ProductType;
  /** Keys. */
  category: string | null;
  brand: string | null;
  /** Key of a shipping rate, or null: the fixed fee in whole yuan. */
  shippingRate: string | null;
  shippingFee: number;
  stock: number;
  sales: number;
  shelf: ShelfState;
  onShelfSince: Date | null;
  scheduledFor: Date | null;
  isRecommended: boolean;
  isNew: boolean;
  isHot: boolean;
  stockFalls: StockRule;
  purchaseLimit: number | null;
  sort: number;
  points: PointsRule | null;
  name: LocalText;
  /** Separated by commas. */
  keywords: LocalText;
  summary: LocalText;
  /** Cleaned HTML. */
  details: LocalText;
  pictures: ProductPictures;
  variants: VariantDocument[];
};

export const hasVariants = ({ variants }: ProductDocument): boolean => variants.length > 0;

/** Whether each piece of a variant takes a card key: its stock comes with its keys. */
export const isKeyed = ({ type }: Pick<ProductDocument, 'type'>, { isSameCode }: Pick<VariantDocument, 'isSameCode'>) =>
  type === 'card-key' && !isSameCode;

/** Cheapest price, by which lists sort. */
export function listPrice({ variants, price }: ProductDocument): number {
  return variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
}

/** A variant as customers name it: `红色;XL`, in one language. */
export function choiceText(choices: readonly VariantChoice[], lang: 'zh' | 'en'): string {
  return choices.map(({ value }) => value[lang] ?? value.zh ?? value.en ?? '').join(';');
}

export function emptyProduct(key: string): ProductDocument {
  return {
    key,
    slug: null,
    number: key,
    type: 'physical',
    category: null,
    brand: null,
    shippingRate: null,
    shippingFee: 0,
    price: 0,
    marketPrice: 0,
    costPrice: 0,
    stock: 0,
    sales: 0,
    shelf: 'off',
    onShelfSince: null,
    scheduledFor: null,
    isRecommended: false,
    isNew: false,
    isHot: false,
    stockFalls: 'when-ordered',
    purchaseLimit: null,
    sort: 0,
    points: null,
    name: {},
    keywords: {},
    summary: {},
    details: {},
    pictures: { main: null, gallery: [], video: null, poster: null },
    variants: [],
  };
}

export function emptyVariant(choices: VariantChoice[]): VariantDocument {
  return {
    id: null,
    choices,
    price: 0,
    marketPrice: 0,
    costPrice: 0,
    stock: 0,
    codeKind: 'card-key',
    isSameCode: true,
    picture: null,
    file: null,
  };
}
