import type { SkuChoice } from '../../../kernel/db/schema/goods.ts';
import type { goodCodes, goodSkus, goods, goodTexts, pointsGoods, resources } from '../../../kernel/db/schema/index.ts';
import { isDeliveredByPayment } from '../../../kernel/words/goods.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { goodVector } from '../../../modules/search/good-vector.ts';
import type { ContentGood } from '../../content/goods.ts';
import { htmlOf } from '../../content/html-of.ts';
import { contentLanguages, type Text } from '../../content/texts.ts';
import { daysAgo, inHours } from './moments.ts';
import { codeText, repeatableRandom } from './random.ts';

/** What a good refers to, looked up before. */
export type GoodSurroundings = {
  now: Date;
  categoryId: number;
  /** Names of its category and everything above, the nearest first. */
  categoryNames: Text[];
  brandId: number;
  brandName: Text;
  /** Template id, or null with the fixed fee in whole yuan. */
  freight: { templateId: number | null; fixedYuan: number };
};

export type GoodRows = {
  good: typeof goods.$inferInsert & { id: number; price: number };
  texts: (typeof goodTexts.$inferInsert)[];
  skus: (typeof goodSkus.$inferInsert & { id: number; price: number; img: string })[];
  codes: (typeof goodCodes.$inferInsert)[];
  resources: (typeof resources.$inferInsert)[];
  points: (typeof pointsGoods.$inferInsert)[];
};

const shelfStates = { off_shelf: 'off', on_sale: 'on', scheduled: 'scheduled' } as const;
const onlyChoice: SkuChoice[] = [{ key: { zh: '类型', en: 'Type' }, value: { zh: '默认', en: 'Standard' } }];
/** The content has no purchase prices; nothing but the shop's own side ever shows them. */
const costOf = (cents: number) => Math.round(cents * 0.62);

/** Turns a good of the content into rows of every table that describes it. */
export function goodRows(good: ContentGood, around: GoodSurroundings): GoodRows {
  const skus = skuRows(good);
  return {
    good: goodRow(good, around, skus),
    texts: textRows(good, around),
    skus,
    codes: skus.flatMap((sku) => codeRows(good, sku)),
    resources: resourceRows(good, skus),
    points: pointsRows(good),
  };
}

function goodRow(good: ContentGood, around: GoodSurroundings, skus: GoodRows['skus']): GoodRows['good'] {
  const { now, freight } = around;
  const single = skus.length === 0;
  const time = good.shelf.on_sale_days_ago === null ? null : daysAgo(now, good.shelf.on_sale_days_ago);
  return {
    id: good.id,
    identification: `G${good.id}`,
    slug: good.slug,
    type: good.type,
    number: good.number,
    categoryId: around.categoryId,
    brandId: around.brandId,
    freightType: freight.templateId === null ? 'fixed' : 'rate',
    freightId: freight.templateId,
    freight: freight.fixedYuan,
    inventory: single ? good.stock : 0,
    price: single ? good.price_cents : 0,
    marketPrice: single ? (good.market_price_cents ?? 0) : 0,
    costPrice: single ? costOf(good.price_cents) : 0,
    orderPrice: single ? good.price_cents : Math.min(...skus.map((sku) => sku.price)),
    sales: good.sales,
    isShow: shelfStates[good.shelf.state],
    isRecommend: good.flags.recommended ? 1 : 0,
    isNew: good.flags.new ? 1 : 0,
    isHot: good.flags.hot ? 1 : 0,
    isInventory: good.stock_deduction === 'on_order' ? 'when-ordered' : 'when-paid',
    purchaseLimit: good.purchase_limit,
    sort: good.sort,
    time,
    timing: good.shelf.scheduled_in_hours === null ? null : inHours(now, good.shelf.scheduled_in_hours),
    createdAt: time ?? now,
    updatedAt: time ?? now,
  };
}

/** Card keys and downloads are handed out per SKU, so they always have one. */
function skuRows(good: ContentGood): GoodRows['skus'] {
  const delivery = {
    codeType: good.code?.code_type ?? 'card-key',
    isFixed: good.code?.is_fixed ?? 1,
  };
  const main = pictureUrl(pictureNames.good(good.id));
  if (!good.variants) {
    if (!isDeliveredByPayment(good.type)) return [];
    const price = good.price_cents;
    const [id, inventory] = [good.id * 100 + 1, good.stock];
    const amounts = { price, marketPrice: good.market_price_cents ?? 0, costPrice: costOf(price) };
    return [{ id, goodId: good.id, ...amounts, inventory, ...delivery, productSku: onlyChoice, sort: 1, img: main }];
  }
  const { axes, skus } = good.variants;
  return skus.map((sku, index) => ({
    id: sku.id,
    goodId: good.id,
    price: sku.price_cents,
    marketPrice: sku.market_price_cents ?? 0,
    costPrice: costOf(sku.price_cents),
    inventory: sku.stock,
    ...delivery,
    productSku: axes.map(({ key, values }, axis): SkuChoice => {
      const value = values.find(({ id }) => id === sku.choice[axis]);
      if (!value) throw new Error(`content/goods.json: SKU ${sku.id} chooses nothing on an axis.`);
      return { key, value: value.text };
    }),
    sort: index + 1,
    img: sku.picture.hue === good.picture.hue ? main : pictureUrl(pictureNames.variant(good.id, sku.picture.hue)),
  }));
}

function textRows(good: ContentGood, around: GoodSurroundings): GoodRows['texts'] {
  return contentLanguages.map((lang) => {
    const other = lang === 'zh' ? 'en' : 'zh';
    const specs = good.details.flatMap((block) => (block.type === 'specs' ? block.rows : []));
    return {
      goodId: good.id,
      lang,
      name: good.name[lang],
      keywords: good.keywords[lang].join(','),
      shortDescription: good.short[lang],
      details: htmlOf(good.details, lang),
      search: goodVector({
        name: good.name[lang],
        shelf: [around.brandName, ...around.categoryNames].map((name) => name[lang]),
        keywords: good.keywords[lang].join(' '),
        short: good.short[lang],
        facts: specs.map(({ value }) => value[lang]),
        otherNames: [good.name[other]],
      }),
    };
  });
}

function codeRows(good: ContentGood, sku: GoodRows['skus'][number]): GoodRows['codes'] {
  if (good.type !== 'card-key') return [];
  const random = repeatableRandom(sku.id);
  if (sku.isFixed === 1) {
    return [
      { skuId: sku.id, name: `https://files.jishi.example/s/${codeText(random, 10)}`, code: codeText(random, 4) },
    ];
  }
  return Array.from({ length: sku.inventory ?? 0 }, () => ({
    skuId: sku.id,
    name: `JS${codeText(random, 10)}`,
    code: [4, 4, 4].map((length) => codeText(random, length)).join('-'),
  }));
}

function resourceRows(good: ContentGood, skus: GoodRows['skus']): GoodRows['resources'] {
  const own = { imageId: good.id, imageType: 'good' };
  const main = { ...own, depict: `goods_${good.id}_zimg`, img: pictureUrl(pictureNames.good(good.id)), sort: 0 };
  const gallery = good.picture.gallery.map((_, index) => ({
    ...own,
    depict: `goods_${good.id}`,
    img: pictureUrl(pictureNames.gallery(good.id, index + 1)),
    sort: index + 1,
  }));
  const ofSkus = skus.map(({ id, img }) => ({
    imageId: id,
    imageType: 'good_sku',
    depict: `product_sku_${id}`,
    img,
  }));
  const files = good.download
    ? skus.map(({ id }) => ({
        type: 3,
        name: good.download?.file_name ?? null,
        imageId: id,
        imageType: 'good_sku',
        depict: 'product_sku_file',
        img: `downloads/${good.download?.file_name}`,
        sort: 1,
        isPrivate: true,
      }))
    : [];
  return [main, ...gallery, ...ofSkus, ...files];
}

function pointsRows({ id, points_deductible: rule }: ContentGood): GoodRows['points'] {
  if (!rule) return [];
  return [
    rule.type === 'fixed'
      ? { goodId: id, type: 'fixed', value: rule.points }
      : { goodId: id, type: 'percent', value: rule.value },
  ];
}
