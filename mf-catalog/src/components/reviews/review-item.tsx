import { optionsText } from '@jishi/api/products';
import type { Review } from '@jishi/api/reviews';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Picture, Stars } from '@jishi/ui';
import UserRound from 'lucide-react/icons/user-round';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import { ReviewPictures } from './review-pictures.tsx';
import * as styles from './reviews.styles.ts';
import { TranslatableWords } from './translatable-words.tsx';

type ReviewItemProps = {
  review: Review;
  /** Somebody translates what is in another language. */
  canTranslate?: boolean;
};

/** One review, with what its buyer chose and the shop's answer. */
export function ReviewItem({ review, canTranslate = false }: ReviewItemProps) {
  const text = useReviewWords();
  const common = useCommonTexts();
  const format = useFormat();
  const translated = (id: string | null) => (canTranslate ? id : null);
  const { author, avatar, score, options, writtenAt, pictures, addition, reply } = review;
  return (
    <styles.Review>
      <styles.Head>
        <styles.Avatar>
          {avatar ? (
            <Picture src={avatar} alt="" width={36} height={36} fill />
          ) : (
            <UserRound size={18} strokeWidth={1.75} aria-hidden />
          )}
        </styles.Avatar>
        <div>
          <b>{author}</b>
          <styles.Line>
            <Stars score={score} label={common('rating.stars', { score, max: 5 })} />
            {options.length > 0 && <span>{optionsText(options, ' / ')}</span>}
          </styles.Line>
        </div>
        <time dateTime={format.date(writtenAt, 'date')}>{format.date(writtenAt, 'long')}</time>
      </styles.Head>
      <styles.Body>
        <TranslatableWords id={translated(review.id)} words={review.text} />
        {pictures.length > 0 && <ReviewPictures pictures={pictures} author={author} />}
        {addition && (
          <styles.Addition>
            <b>{text('added', { date: format.date(addition.writtenAt, 'long') })}</b>
            <TranslatableWords id={translated(addition.id)} words={addition.text} />
            {addition.pictures.length > 0 && <ReviewPictures pictures={addition.pictures} author={author} />}
          </styles.Addition>
        )}
        {reply && (
          <styles.Reply>
            <b>{text('reply')}</b>
            <TranslatableWords as="span" id={translated(reply.id)} words={reply.text} />
          </styles.Reply>
        )}
      </styles.Body>
    </styles.Review>
  );
}
