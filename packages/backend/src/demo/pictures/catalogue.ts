import type { EmptyPictureName } from '@jishi/api/empty-picture';
import type { PictureCatalogue, PictureRecipe } from '../../modules/pictures/drawing/recipes.ts';
import { emptyPictures } from '../../modules/pictures/empty-pictures.ts';
import { pictureNames } from '../../modules/pictures/names.ts';
import { loadContent } from '../content/load.ts';
import type { ContentProduct } from '../content/products.ts';
import type { ContentCategory } from '../content/shop.ts';

type Entry = [name: string, recipe: PictureRecipe];

function* productPictures(product: ContentProduct): Generator<Entry> {
  const { file: object, hue, scene, layout, gallery } = product.picture;
  const shift = product.sort;
  yield [pictureNames.product(product.id), { kind: 'frame', object, hue, scene, layout, shift }];
  for (const [index, frame] of gallery.entries()) {
    yield [
      pictureNames.gallery(product.id, index + 1),
      { kind: 'frame', object, hue, ...frame, shift: shift + index + 1 },
    ];
  }
  for (const variant of product.variants?.skus ?? []) {
    yield [
      pictureNames.variant(product.id, variant.picture.hue),
      { kind: 'frame', object: variant.picture.file, hue: variant.picture.hue, scene, layout, shift },
    ];
  }
}

const cutOut = (file: string, hue = 0): Entry => [
  pictureNames.object(file, hue),
  { kind: 'cut-out', object: file, hue },
];

function* categoryPictures(categories: ContentCategory[]): Generator<Entry> {
  for (const category of categories) {
    yield cutOut(category.picture);
    yield* categoryPictures(category.children ?? []);
  }
}

function* bannerPictures(): Generator<Entry> {
  const { carousel, advertisement, login } = loadContent('banners');
  for (const banner of [...carousel, ...advertisement, ...login]) {
    yield [pictureNames.banner(banner.id), { kind: 'banner', objects: banner.pictures, tint: banner.tint }];
    for (const file of banner.pictures) yield cutOut(file);
  }
}

/** A brand shows its best-selling good in a halo; the content has no logos. */
function* brandPictures(products: ContentProduct[]): Generator<Entry> {
  const favourites = new Map<string, ContentProduct>();
  for (const product of products) {
    if ((favourites.get(product.brand)?.sales ?? -1) < product.sales) favourites.set(product.brand, product);
  }
  for (const brand of loadContent('brands')) {
    const picture = favourites.get(brand.slug)?.picture ?? { file: '1f3ee.webp', hue: 0 };
    yield [
      pictureNames.brand(brand.slug),
      { kind: 'frame', object: picture.file, hue: picture.hue, scene: 'halo', layout: 'single', shift: brand.id },
    ];
  }
}

function* reviewPictures(): Generator<Entry> {
  for (const review of loadContent('reviews')) {
    for (const [index, { file: object, hue, scene, layout }] of review.pictures.entries()) {
      yield [
        pictureNames.review(review.id, index + 1),
        { kind: 'frame', object, hue, scene, layout, shift: review.id + index },
      ];
    }
  }
}

function* everyPicture(): Generator<Entry> {
  const products = loadContent('goods');
  yield* categoryPictures(loadContent('categories'));
  yield* bannerPictures();
  for (const product of products) {
    yield* productPictures(product);
    yield cutOut(product.picture.file, product.picture.hue);
  }
  yield* brandPictures(products);
  for (const { avatar } of loadContent('users')) yield cutOut(avatar.file, avatar.hue);
  for (const lottery of loadContent('lotteries')) for (const prize of lottery.prizes) yield cutOut(prize.picture);
  yield* reviewPictures();
  for (const [name, object] of Object.entries(emptyPictures)) {
    yield [pictureNames.empty(name as EmptyPictureName), { kind: 'cut-out', object, hue: 0 }];
  }
}

/** Reads the demo content once and names every picture in it, the most seen first. */
export function createPictureCatalogue(): PictureCatalogue {
  return new Map(everyPicture());
}
