import { pictureUrl } from '@jishi/api';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PICTURES, type ReviewableLine } from '@jishi/api/reviews';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { PicturesField } from '@jishi/part-kit/pictures-field';
import { useFileIntake } from '@jishi/part-kit/use-file-intake';
import { usePictures } from '@jishi/part-kit/use-pictures';
import { Picture } from '@jishi/ui';
import { Field, FieldError, TextArea } from '@jishi/ui/forms';
import { useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { usePicturesTexts } from '../../../hooks/use-pictures-texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { LineDraft } from '../../../model/review-drafts.ts';
import type { LineFaults, PicturesState } from '../model/review-faults.ts';
import { StarChoice } from './star-choice.tsx';
import * as styles from './write-review.styles.ts';

type ReviewLineProps = {
  line: ReviewableLine;
  draft: LineDraft;
  faults: LineFaults;
  onChange: (change: Partial<LineDraft>) => void;
  onPictures: (state: PicturesState | null) => void;
};

/** What is said of one line of an order. Pictures that are dropped or pasted anywhere in it are its own. */
export function ReviewLine({ line, draft, faults, onChange, onPictures }: ReviewLineProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const id = useId();
  const pictures = usePictures(MAX_REVIEW_PICTURES, draft.pictures);
  const { intake } = useFileIntake(pictures.add);
  const told = useEffectEvent(() => {
    onChange({ pictures: pictures.urls });
    const hasFailed = pictures.items.some(({ state }) => state === 'failed');
    onPictures(pictures.isSending ? 'sending' : hasFailed ? 'failed' : null);
  });
  const state = pictures.items.map((item) => item.state + (item.state === 'kept' ? item.url : '')).join();
  useEffect(() => {
    if (state !== null) told();
  }, [state]);

  const about = [
    line.options.map(({ value }) => value).join(' / '),
    text('write-review.bought', { date: format.date(line.boughtAt, 'long') }),
  ];
  const pictureFault = faults.pictures === 'sending' ? 'write-review.still-sending' : 'write-review.not-sent';
  return (
    <styles.Line as="section" aria-labelledby={id} {...intake}>
      <styles.Goods>
        <Link to={paths.product(line.productId)} tabIndex={-1} aria-hidden="true">
          <styles.Plate>
            {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={96} height={96} fill />}
          </styles.Plate>
        </Link>
        <div>
          <h2 id={id}>
            <Link to={paths.product(line.productId)}>{line.name}</Link>
          </h2>
          <p>{about.filter(Boolean).join(' · ')}</p>
        </div>
      </styles.Goods>
      <styles.Fields>
        <StarChoice
          value={draft.score}
          onChange={(score) => onChange({ score })}
          error={faults.score && text('write-review.stars-missing')}
        />
        <Field label={text('write-review.text')} error={faults.text && text('write-review.text-missing')} required>
          <TextArea
            value={draft.text}
            onChange={({ target }) => onChange({ text: target.value })}
            maxLength={MAX_REVIEW_LENGTH}
            placeholder={text('write-review.placeholder')}
            leftLabel={(left) => common('field.left', { number: left })}
          />
        </Field>
        <PicturesField pictures={pictures} texts={usePicturesTexts(pictures)} />
        {faults.pictures && <FieldError>{text(pictureFault)}</FieldError>}
      </styles.Fields>
    </styles.Line>
  );
}
