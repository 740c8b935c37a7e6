import { signedInAt, withOrder } from '../../access/states/opening.ts';
import { photo } from '../../support/pictures.ts';
import { customerWithAddition, customerWithReview } from '../../support/reviews.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';
import { press, text, wake } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn, type Visit } from './gallery-state.ts';

const writeReview = { route: 'mf_user_centre/write-review', heading: { zh: '写评价', en: 'Write a review' } } as const;
const ownReviews = { route: 'mf_user_centre/own-reviews', heading: { zh: '我的评价', en: 'My reviews' } } as const;

const toWrite = withOrder('/comment/score', 'awaiting review');

/** Rates the first line of an order, with words and a photo that has arrived. */
const fillIn = async ({ page, lang, origin }: Visit) => {
  const star = page.getByRole('radio', { name: lang === 'en' ? '4 stars, good' : '4 星，满意' }).first();
  await wake(star);
  await star.check({ force: true });
  const words = page
    .getByLabel(lang === 'en' ? 'What is good, what could be better' : '说说好在哪，哪里还差点')
    .first();
  await words.fill('个头匀，没有压坏的，孩子一口气吃了半盒。');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(origin));
  await expect(page.getByRole('main').locator('img[src*="/media/uploads/"]')).toHaveCount(1);
};

/** Writing reviews, and what has been written. */
export const reviewStates: readonly GalleryState[] = [
  {
    ...writeReview,
    name: 'stars and words missing',
    open: inTurn(toWrite, press({ zh: /^提交/, en: /^Submit/ }), text({ zh: '请打星', en: 'Choose a rating' })),
    ways: [desktop, englishPhone],
  },
  { ...writeReview, name: 'stars, words and a photo', open: inTurn(toWrite, fillIn), ways: [desktop, englishPhone] },
  {
    ...ownReviews,
    name: 'something is added',
    open: inTurn(
      signedInAt('/user/comment/list?show=written', customerWithReview),
      press({ zh: /^追评/, en: /^Add a follow-up/ }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    ...ownReviews,
    name: 'something was added',
    shows: { zh: '放了三天还是新鲜的。', en: '放了三天还是新鲜的。' },
    open: signedInAt('/user/comment/list?show=written', customerWithAddition),
    ways: [desktop, englishPhone],
  },
  {
    ...ownReviews,
    name: 'nothing to write',
    shows: { zh: '没有待评价的商品', en: 'Nothing waits for a review' },
    open: signedInAt('/user/comment/list', emptyCustomer),
    ways: [desktop],
  },
];
