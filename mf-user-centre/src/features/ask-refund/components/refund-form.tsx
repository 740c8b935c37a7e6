import type { RefundOffer } from '@jishi/api/refunds';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { usePictures } from '@jishi/part-kit/use-pictures';
import { Button, Stack } from '@jishi/ui';
import { Form } from '@jishi/ui/forms';
import { useState } from 'react';
import { useOnce } from '../../../hooks/use-once.ts';
import { useTexts } from '../../../messages/texts.ts';
import { stillWrong } from '../../../model/still-wrong.ts';
import { useAskRefund } from '../hooks/use-ask-refund.ts';
import { usePress } from '../hooks/use-press.ts';
import { useRefundQuote } from '../hooks/use-refund-quote.ts';
import { capped } from '../model/piece-limits.ts';
import { firstChoice, toWish, withKind } from '../model/refund-choice.ts';
import { RefundHow } from './refund-how.tsx';
import { RefundLines } from './refund-lines.tsx';
import { Layout } from './refund-side.styles.ts';
import { RefundSide } from './refund-side.tsx';

const MAX_REFUND_PICTURES = 6;

type Faults = Readonly<Partial<Record<'goods' | 'reason' | 'pictures', string>>>;

/** What comes back, why, and for how much: the amount is always the server's. */
export function RefundForm({ offer }: { offer: RefundOffer }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [chosen, setChoice] = useState(() => firstChoice(offer));
  const choice = capped(offer, chosen);
  const [words, setWords] = useState('');
  const [told, tell] = useState<Faults>({});
  const pictures = usePictures(MAX_REFUND_PICTURES);
  const wish = toWish(offer, choice);
  const quote = useRefundQuote(offer.orderId, wish);
  const ask = useAskRefund(offer.orderId);
  const send = useOnce(ask);
  const isDirty = words !== '' || choice.reason !== '' || pictures.items.length > 0;
  const question = useUnsavedGuard(isDirty && !ask.isSuccess);

  const findFaults = (): Faults => {
    const hasGoods = Object.values(choice.quantities).some((quantity) => quantity > 0);
    const hasFailed = pictures.items.some(({ state }) => state === 'failed');
    return {
      ...(hasGoods ? {} : { goods: text('ask-refund.goods-missing') }),
      ...(choice.reason ? {} : { reason: text('ask-refund.reason-missing') }),
      ...(pictures.isSending ? { pictures: text('ask-refund.still-sending') } : {}),
      ...(hasFailed ? { pictures: text('ask-refund.not-sent') } : {}),
    };
  };
  const found = findFaults();
  const faults = stillWrong(told, found);
  const { press, isWaiting } = usePress(JSON.stringify(wish), quote, (amount) => {
    if (wish) send({ ...wish, remark: words, pictures: pictures.urls, amount });
  });
  const handleSubmit = () => {
    tell(found);
    if (Object.keys(found).length === 0) press();
  };

  return (
    <Form onSubmit={handleSubmit} errors={faults}>
      {question}
      <Layout>
        <Stack>
          <RefundLines
            offer={offer}
            choice={choice}
            quote={quote.quote}
            error={faults.goods ?? null}
            onChange={(quantities) => setChoice({ ...choice, quantities })}
          />
          <RefundHow
            offer={offer}
            choice={choice}
            words={words}
            pictures={pictures}
            faults={faults}
            onKind={(kind) => setChoice(withKind(offer, chosen, kind))}
            onReason={(reason) => setChoice({ ...chosen, reason })}
            onWords={setWords}
          />
        </Stack>
        <RefundSide state={quote} kind={choice.kind}>
          <FormFailure error={ask.error} />
          <Button
            type="submit"
            kind="primary"
            size="lg"
            busy={ask.isPending || isWaiting}
            busyLabel={common('action.submitting')}
          >
            {text('ask-refund.submit')}
          </Button>
        </RefundSide>
      </Layout>
    </Form>
  );
}
