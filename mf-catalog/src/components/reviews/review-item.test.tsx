import type { Review } from '@jishi/api/reviews';
import { renderInShop, screen } from '@jishi/testing';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ReviewItem } from './review-item.tsx';

const aReview = (more: Partial<Review> = {}): Review => ({
  ...{ id: '1', author: '爱**子', avatar: null, score: 5, text: '肩带不勒。', options: [], pictures: [] },
  ...{ writtenAt: '2026-11-08T10:00:00+08:00', addition: null, reply: null },
  ...more,
});
const draw = (review: Review, lang: 'zh' | 'en') =>
  renderInShop(<ReviewItem review={review} />, { lang, texts: { mf_catalog: lang === 'en' ? en : zh } });
const addition = (text: string) => ({ text, writtenAt: '2026-12-08T10:00:00+08:00', pictures: [] });

it('marks Chinese words on an English page, each by itself', () => {
  draw(aReview({ addition: addition('Still good.'), reply: '谢谢支持' }), 'en');
  expect(screen.getByText('肩带不勒。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Still good.')).toHaveAttribute('lang', 'en-US');
  expect(screen.getByText('谢谢支持')).toHaveAttribute('lang', 'zh-CN');
  // What the page says of it is in the language of the page.
  expect(screen.getByText(/^Stallholder/).closest('[lang="zh-CN"]')).toBeNull();
});

it('marks English words on a Chinese page, and nothing that is of no language', () => {
  draw(aReview({ text: 'Light and strong.', addition: addition('666 👍') }), 'zh');
  expect(screen.getByText('Light and strong.')).toHaveAttribute('lang', 'en-US');
  expect(screen.getByText('666 👍')).not.toHaveAttribute('lang');
});
