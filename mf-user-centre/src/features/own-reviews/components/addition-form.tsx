import { MAX_REVIEW_LENGTH, MAX_REVIEW_PICTURES, type OwnReview } from '@jishi/api/reviews';
import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { PicturesField } from '@jishi/part-kit/pictures-field';
import { usePictures } from '@jishi/part-kit/use-pictures';
import { Button } from '@jishi/ui';
import { Field, FieldError, Form, FormActions, TextArea } from '@jishi/ui/forms';
import { useEffect, useState } from 'react';
import { useOnce } from '../../../hooks/use-once.ts';
import { usePicturesTexts } from '../../../hooks/use-pictures-texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { forgetReviewDraft, keepReviewDraft, readReviewDraft } from '../../../model/review-drafts.ts';
import { useAddToReview } from '../hooks/use-add-to-review.ts';

type AdditionFormProps = { review: OwnReview; onClose: () => void };

/** What is added to a review, kept as it is written. */
export function AdditionForm({ review, onClose }: AdditionFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { now } = useShop();
  const key = `addition-${review.id}`;
  const [kept] = useState(() => readReviewDraft(key, now())?.lines[key]);
  const [words, setWords] = useState(kept?.text ?? '');
  const [isChecked, setChecked] = useState(false);
  const pictures = usePictures(MAX_REVIEW_PICTURES, kept?.pictures);
  const texts = usePicturesTexts(pictures);
  const add = useAddToReview(review.id, () => {
    forgetReviewDraft(key, now());
    onClose();
  });
  const send = useOnce(add);
  const urls = pictures.urls.join(' ');
  useEffect(() => {
    const draft = { score: null, text: words, pictures: urls === '' ? [] : urls.split(' ') };
    keepReviewDraft(key, { lines: { [key]: draft }, isAnonymous: false }, now());
  }, [key, words, urls, now]);

  const isMissing = isChecked && words.trim() === '';
  const isUnsent = pictures.isSending || pictures.items.some(({ state }) => state === 'failed');
  const handleSubmit = () => {
    setChecked(true);
    if (words.trim() === '' || isUnsent) return;
    send({ text: words.trim(), pictures: pictures.urls });
  };
  return (
    <Form onSubmit={handleSubmit} errors={{ text: isMissing ? 'text' : undefined }}>
      <Field label={text('own-reviews.add-text')} error={isMissing && text('write-review.text-missing')} required>
        <TextArea
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={MAX_REVIEW_LENGTH}
          leftLabel={(left) => common('field.left', { number: left })}
        />
      </Field>
      <PicturesField pictures={pictures} texts={texts} />
      {isChecked && isUnsent && (
        <FieldError>{text(pictures.isSending ? 'write-review.still-sending' : 'write-review.not-sent')}</FieldError>
      )}
      <FormFailure error={add.error} />
      <FormActions>
        <Button kind="ghost" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={add.isPending} busyLabel={common('action.submitting')}>
          {text('own-reviews.add-submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
