import type {
  pointsProducts,
  productCodes,
  products,
  productTexts,
  productVariants,
  resources,
} from '../../../kernel/db/schema/index.ts';
import type { VariantChoice } from '../../../kernel/db/schema/products.ts';
import { isDeliveredByPayment } from '../../../kernel/words/products.ts';
import { colourNamesOf } from '../../../modules/colours/colour-names.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { productVector, SEARCH_VERSION } from '../../../modules/search/product-vector.ts';
import { htmlOf } from '../../content/html-of.ts';
import type { ContentProduct } from '../../content/products.ts';
import { contentLanguages, type Text } from '../../content/texts.ts';
import { daysAgo, inHours } from './moments.ts';
import { codeText, repeatableRandom } from './random.ts';

/** What a product refers to, looked up before. */
export type ProductSurroundings = {
  now: Date;
  categoryId: number;
  /** Names of its category and everything above, the nearest first. */
  categoryNames: Text[];
  brandId: number;
  brandName: Text;
  /** Id of its shipping rate, or null with the fixed fee in whole yuan. */
  shipping: { rateId: number | null; feeYuan: number };
};

export type ProductRows = {
  good: typeof products.$inferInsert & { id: number; price: number };
  texts: (typeof productTexts.$inferInsert)[];
  skus: (typeof productVariants.$inferInsert & { id: number; price: number; img: string })[];
  codes: (typeof productCodes.$inferInsert)[];
  resources: (typeof resources.$inferInsert)[];
  points: (typeof pointsProducts.$inferInsert)[];
};

const shelfStates = { off_shelf: 'off', on_sale: 'on', scheduled: 'scheduled' } as const;
const onlyChoice: VariantChoice[] = [{ key: { zh: '类型', en: 'Type' }, value: { zh: '默认', en: 'Standard' } }];
/** The content has no purchase prices; nothing but the shop's own side ever shows them. */
const costOf = (cents: number) => Math.round(cents * 0.62);

/** Turns a product of the content into rows of every table that describes it. */
export function productRows(product: ContentProduct, around: ProductSurroundings): ProductRows {
  const variants = variantRows(product);
  return {
    good: productRow(product, around, variants),
    texts: textRows(product, around),
    skus: variants,
    codes: variants.flatMap((variant) => codeRows(product, variant)),
    resources: resourceRows(product, variants),
    points: pointsRows(product),
  };
}

function productRow(
  product: ContentProduct,
  around: ProductSurroundings,
  variants: ProductRows['skus'],
): ProductRows['good'] {
  const { now, shipping } = around;
  const single = variants.length === 0;
  const time = product.shelf.on_sale_days_ago === null ? null : daysAgo(now, product.shelf.on_sale_days_ago);
  return {
    id: product.id,
    key: `G${product.id}`,
    slug: product.slug,
    type: product.type,
    number: product.number,
    categoryId: around.categoryId,
    brandId: around.brandId,
    shippingType: shipping.rateId === null ? 'fixed' : 'rate',
    shippingRateId: shipping.rateId,
    shippingFeeYuan: shipping.feeYuan,
    stock: single ? product.stock : 0,
    price: single ? product.price_cents : 0,
    marketPrice: single ? (product.market_price_cents ?? 0) : 0,
    costPrice: single ? costOf(product.price_cents) : 0,
    orderPrice: single ? product.price_cents : Math.min(...variants.map((variant) => variant.price)),
    sales: product.sales,
    shelf: shelfStates[product.shelf.state],
    isRecommended: product.flags.recommended,
    isNew: product.flags.new,
    isHot: product.flags.hot,
    stockRule: product.stock_deduction === 'on_order' ? 'when-ordered' : 'when-paid',
    purchaseLimit: product.purchase_limit,
    sort: product.sort,
    time,
    timing: product.shelf.scheduled_in_hours === null ? null : inHours(now, product.shelf.scheduled_in_hours),
    createdAt: time ?? now,
    updatedAt: time ?? now,
  };
}

/** Card keys and downloads are handed out per variant, so they always have one. */
function variantRows(product: ContentProduct): ProductRows['skus'] {
  const delivery = {
    codeType: product.code?.code_type ?? 'card-key',
    isFixed: product.code?.is_fixed !== 0,
  };
  const main = pictureUrl(pictureNames.product(product.id));
  if (!product.variants) {
    if (!isDeliveredByPayment(product.type)) return [];
    const price = product.price_cents;
    const [id, stock] = [product.id * 100 + 1, product.stock];
    const amounts = { price, marketPrice: product.market_price_cents ?? 0, costPrice: costOf(price) };
    return [{ id, productId: product.id, ...amounts, stock, ...delivery, productSku: onlyChoice, sort: 1, img: main }];
  }
  const { axes, skus: variants } = product.variants;
  return variants.map((variant, index) => ({
    id: variant.id,
    productId: product.id,
    price: variant.price_cents,
    marketPrice: variant.market_price_cents ?? 0,
    costPrice: costOf(variant.price_cents),
    stock: variant.stock,
    ...delivery,
    productSku: axes.map(({ key, values }, axis): VariantChoice => {
      const value = values.find(({ id }) => id === variant.choice[axis]);
      if (!value) throw new Error(`content/goods.json: SKU ${variant.id} chooses nothing on an axis.`);
      return { key, value: value.text };
    }),
    sort: index + 1,
    img:
      variant.picture.hue === product.picture.hue
        ? main
        : pictureUrl(pictureNames.variant(product.id, variant.picture.hue)),
  }));
}

function textRows(product: ContentProduct, around: ProductSurroundings): ProductRows['texts'] {
  return contentLanguages.map((lang) => {
    const other = lang === 'zh' ? 'en' : 'zh';
    const axes = product.variants?.axes ?? [];
    const specs = product.details.flatMap((block) => (block.type === 'specs' ? block.rows : []));
    return {
      productId: product.id,
      lang,
      name: product.name[lang],
      keywords: product.keywords[lang].join(','),
      shortDescription: product.short[lang],
      details: htmlOf(product.details, lang),
      searchVersion: SEARCH_VERSION,
      search: productVector({
        name: product.name[lang],
        shelf: [around.brandName, ...around.categoryNames.slice(0, 2)].map((name) => name[lang]),
        above: around.categoryNames.slice(2).map((name) => name[lang]),
        keywords: product.keywords[lang],
        short: product.short[lang],
        facts: [
          ...specs.map(({ value }) => value[lang]),
          ...axes.flatMap(({ values }) => values.map(({ text }) => text[lang])),
        ],
        colours: colourNamesOf(
          [...axes.flatMap(({ key, values }) => values.map(({ text: value }) => ({ key, value }))), ...specs],
          lang,
        ),
        otherNames: [product.name[other]],
      }),
    };
  });
}

function codeRows(product: ContentProduct, variant: ProductRows['skus'][number]): ProductRows['codes'] {
  if (product.type !== 'card-key') return [];
  const random = repeatableRandom(variant.id);
  if (variant.isFixed) {
    return [
      {
        variantId: variant.id,
        name: `https://files.jishi.example/s/${codeText(random, 10)}`,
        code: codeText(random, 4),
      },
    ];
  }
  return Array.from({ length: variant.stock ?? 0 }, () => ({
    variantId: variant.id,
    name: `JS${codeText(random, 10)}`,
    code: [4, 4, 4].map((length) => codeText(random, length)).join('-'),
  }));
}

function resourceRows(product: ContentProduct, variants: ProductRows['skus']): ProductRows['resources'] {
  const own = { imageId: product.id, imageType: 'good' };
  const main = {
    ...own,
    depict: `goods_${product.id}_zimg`,
    img: pictureUrl(pictureNames.product(product.id)),
    sort: 0,
  };
  const gallery = product.picture.gallery.map((_, index) => ({
    ...own,
    depict: `goods_${product.id}`,
    img: pictureUrl(pictureNames.gallery(product.id, index + 1)),
    sort: index + 1,
  }));
  const ofVariants = variants.map(({ id, img }) => ({
    imageId: id,
    imageType: 'good_sku',
    depict: `product_sku_${id}`,
    img,
  }));
  const files = product.download
    ? variants.map(({ id }) => ({
        type: 3,
        name: product.download?.file_name ?? null,
        imageId: id,
        imageType: 'good_sku',
        depict: 'product_sku_file',
        img: `downloads/${product.download?.file_name}`,
        sort: 1,
        isPrivate: true,
      }))
    : [];
  return [main, ...gallery, ...ofVariants, ...files];
}

function pointsRows({ id, points_deductible: rule }: ContentProduct): ProductRows['points'] {
  if (!rule) return [];
  return [
    rule.type === 'fixed'
      ? { productId: id, type: 'fixed', value: rule.points }
      : { productId: id, type: 'percent', value: rule.value },
  ];
}
