import type { ReviewableLine } from '@jishi/api/reviews';
import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, LinkButton, Note } from '@jishi/ui';
import { Checkbox, Form } from '@jishi/ui/forms';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useOnce } from '../../../hooks/use-once.ts';
import { useTexts } from '../../../messages/texts.ts';
import {
  emptyLine,
  isEmpty,
  keepReviewDraft,
  type LineDraft,
  type ReviewDraft,
  readReviewDraft,
} from '../../../model/review-drafts.ts';
import { shownAs } from '../../../model/shown-as.ts';
import { stillWrong } from '../../../model/still-wrong.ts';
import { useWriteReviews } from '../hooks/use-write-reviews.ts';
import { type LineFaults, lineFaults, type PicturesState } from '../model/review-faults.ts';
import { ReviewLine } from './review-line.tsx';
import * as styles from './write-review.styles.ts';

type ReviewFormProps = { orderId: string; lines: readonly ReviewableLine[]; isInBrowser: boolean };

const nothing: ReviewDraft = { lines: {}, isAnonymous: false };

/** A review for each line of an order. What is written is kept as it is written, so the page can be left without a question. */
export function ReviewForm({ orderId, lines, isInBrowser }: ReviewFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { now, session } = useShop();
  const customer = useStore(session, (state) => state.customer);
  const [kept] = useState(() => (isInBrowser ? readReviewDraft(orderId, now()) : null));
  const [draft, setDraft] = useState<ReviewDraft>(kept ?? nothing);
  const [pictures, setPictures] = useState<Readonly<Record<string, PicturesState | null>>>({});
  const [told, tell] = useState<Readonly<Record<string, LineFaults>>>({});
  const write = useWriteReviews(orderId);
  const send = useOnce(write);
  const draftOf = (id: string): LineDraft => draft.lines[id] ?? emptyLine;

  useEffect(() => {
    if (isInBrowser) keepReviewDraft(orderId, draft, now());
  }, [isInBrowser, orderId, draft, now]);

  const changeLine = (id: string, with_: Partial<LineDraft>) =>
    setDraft((before) => ({
      ...before,
      lines: { ...before.lines, [id]: { ...(before.lines[id] ?? emptyLine), ...with_ } },
    }));
  const found = lines.map(({ id }) => [id, lineFaults(draftOf(id), pictures[id] ?? null)] as const);
  const faults = Object.fromEntries(found.map(([id, now]) => [id, stillWrong(told[id] ?? {}, now)]));
  const handleSubmit = () => {
    tell(Object.fromEntries(found));
    if (found.some(([, fault]) => Object.keys(fault).length > 0)) return;
    const { isAnonymous } = draft;
    send(
      lines.map(({ id }) => {
        const { score, text: words, pictures: urls } = draftOf(id);
        return { lineId: id, score: score ?? 5, text: words.trim(), pictures: urls, isAnonymous };
      }),
    );
  };
  const errors = Object.fromEntries(
    Object.entries(faults).map(([id, fault]) => [id, Object.keys(fault).length > 0 ? id : undefined]),
  );
  const name = draft.isAnonymous ? text('write-review.nobody') : shownAs(customer);

  return (
    <Form onSubmit={handleSubmit} errors={errors}>
      <styles.Lines>
        {kept && !isEmpty(kept) && (
          <Note live>
            {text('write-review.restored')}
            {kept.hasLostPictures && ` ${text('write-review.restored-pictures')}`}
          </Note>
        )}
        {lines.map((line) => (
          <ReviewLine
            key={line.id}
            line={line}
            draft={draftOf(line.id)}
            faults={faults[line.id] ?? {}}
            onChange={(with_) => changeLine(line.id, with_)}
            onPictures={(state) => setPictures((before) => ({ ...before, [line.id]: state }))}
          />
        ))}
        <styles.End>
          <FormFailure error={write.error} />
          <styles.Foot>
            <div>
              <Checkbox
                label={text('write-review.anonymous')}
                checked={draft.isAnonymous}
                onChange={({ target }) => setDraft((before) => ({ ...before, isAnonymous: target.checked }))}
              />
              {name && <small>{text('write-review.shown-as', { name })}</small>}
            </div>
            <div>
              <LinkButton as={Link} to={paths.ownReviews()} kind="ghost" title={text('write-review.kept')}>
                {text('write-review.later')}
              </LinkButton>
              <Button
                type="submit"
                kind="primary"
                size="lg"
                busy={write.isPending}
                busyLabel={common('action.submitting')}
              >
                {text('write-review.submit', { count: lines.length })}
              </Button>
            </div>
          </styles.Foot>
        </styles.End>
      </styles.Lines>
    </Form>
  );
}
