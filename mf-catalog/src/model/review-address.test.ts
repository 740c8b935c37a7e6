import { expect, it } from 'vitest';
import { allReviews, readReviewAddress, withReviewAddress } from './review-address.ts';

it.each([
  ['', allReviews],
  ['score=5', { ...allReviews, score: 5 }],
  ['pictures=1&page=3', { ...allReviews, withPictures: true, page: 3 }],
  ['sort=newest', { ...allReviews, byTime: true }],
  ['score=6&pictures=yes&sort=oldest&page=0', allReviews],
  ['score=4.5&page=1e3', allReviews],
  ['page=1000000', allReviews],
])('reads %s', (query, address) => {
  expect(readReviewAddress(new URLSearchParams(query))).toEqual(address);
});

it.each([
  ['/comment/list?good_id=7', allReviews, '/comment/list?good_id=7'],
  [
    '/comment/list?good_id=7',
    { score: 2, withPictures: true, byTime: true, page: 4 },
    '/comment/list?good_id=7&score=2&pictures=1&sort=newest&page=4',
  ],
  ['/product/detail/7', { ...allReviews, score: 5 }, '/product/detail/7?score=5'],
])('writes %s with %j', (path, address, whole) => {
  expect(withReviewAddress(path, address)).toBe(whole);
});
