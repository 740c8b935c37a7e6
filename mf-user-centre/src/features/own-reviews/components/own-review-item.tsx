import { pictureUrl } from '@jishi/api';
import type { OwnReview } from '@jishi/api/reviews';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { langOf } from '@jishi/part-kit/words-lang';
import { Button, Picture, Stars, Tag, Text } from '@jishi/ui';
import { Hint } from '@jishi/ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GoodsPlate } from '../../../components/goods-plate.ts';
import { useTexts } from '../../../messages/texts.ts';
import { AdditionForm } from './addition-form.tsx';
import { OwnPictures } from './own-pictures.tsx';
import * as styles from './own-reviews.styles.ts';

/** One review of the customer: what they said, added and earned, and what the shop answered. */
export function OwnReviewItem({ review }: { review: OwnReview }) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { product, options, score, writtenAt, addition, reply, addBefore, points } = review;
  return (
    <styles.Review as="article" aria-label={product.name}>
      <styles.Product>
        <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden="true">
          <GoodsPlate $px={64}>
            {product.picture && <Picture src={pictureUrl(product.picture, 80)} alt="" width={64} height={64} fill />}
          </GoodsPlate>
        </Link>
        <div>
          <h2>
            <Link to={paths.product(product.id)}>{product.name}</Link>
          </h2>
          {options.length > 0 && (
            <Text $size="caption" $tone="tertiary">
              {options.map(({ value }) => value).join(' / ')}
            </Text>
          )}
        </div>
      </styles.Product>
      <styles.Said>
        <styles.Facts>
          <Stars score={score} label={common('rating.stars', { score, max: 5 })} />
          <time>{format.date(writtenAt, 'long')}</time>
          {review.isAnonymous && <Tag $tone="mute">{text('own-reviews.anonymous')}</Tag>}
          {points > 0 && <Tag $tone="promo">{text('own-reviews.points', { points })}</Tag>}
          {review.isHidden && <Tag $tone="mute">{text('own-reviews.hidden')}</Tag>}
        </styles.Facts>
        {review.isHidden && <Hint>{text('own-reviews.hidden-hint')}</Hint>}
        <p lang={langOf(review.text)}>{review.text}</p>
        <OwnPictures pictures={review.pictures} />
        {addition && (
          <styles.Addition>
            <b>{text('own-reviews.added', { date: format.date(addition.writtenAt, 'long') })}</b>
            <p lang={langOf(addition.text)}>{addition.text}</p>
            <OwnPictures pictures={addition.pictures} />
          </styles.Addition>
        )}
        {reply && (
          <styles.Reply>
            <b>{text('own-reviews.reply')}</b>
            <span lang={langOf(reply.text)}>{reply.text}</span>
          </styles.Reply>
        )}
        {isAdding ? (
          <AdditionForm review={review} onClose={() => setAdding(false)} />
        ) : (
          addBefore && (
            <styles.Adding>
              <Button
                size="sm"
                aria-label={text('own-reviews.add-of', { name: product.name })}
                onClick={() => setAdding(true)}
              >
                {text('own-reviews.add')}
              </Button>
              <Hint>{text('own-reviews.add-before', { date: format.date(addBefore, 'long') })}</Hint>
            </styles.Adding>
          )
        )}
      </styles.Said>
    </styles.Review>
  );
}
