import type { RefundKind, RefundOffer } from '@jishi/api/refunds';
import { useCommonTexts } from '@jishi/i18n';
import { PicturesField } from '@jishi/part-kit/pictures-field';
import type { Pictures } from '@jishi/part-kit/use-pictures';
import { Card, CardHead } from '@jishi/ui';
import { Field, FieldError, RadioCards, Select, TextArea } from '@jishi/ui/forms';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useId } from 'react';
import { usePicturesTexts } from '../../../hooks/use-pictures-texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type RefundChoice, reasonsFor } from '../model/refund-choice.ts';
import * as styles from './ask-refund.styles.ts';

const MAX_WORDS = 500;

const look = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons: Record<RefundKind, ReactNode> = { return: <RotateCcw {...look} />, refund: <Wallet {...look} /> };

type RefundHowProps = {
  offer: RefundOffer;
  choice: RefundChoice;
  words: string;
  pictures: Pictures;
  faults: { reason?: string; pictures?: string };
  onKind: (kind: RefundKind) => void;
  onReason: (reason: string) => void;
  onWords: (words: string) => void;
};

/** What money can come back for without a parcel: goods that are on the way, goods that wait, or either. */
function refundOf({ kinds, lines }: RefundOffer) {
  if (!kinds.includes('return')) return 'refund-unsent' as const;
  return lines.some(({ unsent }) => unsent > 0) ? ('refund-either' as const) : ('refund' as const);
}

/** Which way, why, and what there is to say and to show. */
export function RefundHow({ offer, choice, words, pictures, faults, onKind, onReason, onWords }: RefundHowProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const id = useId();
  const texts = usePicturesTexts(pictures);
  const describe = (kind: RefundKind) => text(`ask-refund.kind-${kind === 'refund' ? refundOf(offer) : kind}`);
  const reasons = reasonsFor(offer, choice.kind).map(({ word, text: label }) => ({ value: word, label }));
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{text('ask-refund.how')}</h2>
      </CardHead>
      <styles.Fields>
        <RadioCards
          legend={text('ask-refund.kind')}
          value={choice.kind}
          onChange={onKind}
          options={offer.kinds.toReversed().map((kind) => ({
            value: kind,
            icon: icons[kind],
            label: text(`refund-kind.${kind}`),
            description: describe(kind),
          }))}
        />
        <Field label={text('ask-refund.reason')} error={faults.reason} required>
          <Select
            name="reason"
            value={choice.reason}
            onChange={onReason}
            options={[{ value: '', label: text('ask-refund.reason-none'), disabled: true }, ...reasons]}
          />
        </Field>
        <Field label={text('ask-refund.words')} mark={text('ask-refund.optional')}>
          <TextArea
            value={words}
            onChange={({ target }) => onWords(target.value)}
            maxLength={MAX_WORDS}
            leftLabel={(left) => common('field.left', { number: left })}
          />
        </Field>
        <div>
          <PicturesField pictures={pictures} texts={texts} />
          {faults.pictures && <FieldError>{faults.pictures}</FieldError>}
        </div>
      </styles.Fields>
    </Card>
  );
}
