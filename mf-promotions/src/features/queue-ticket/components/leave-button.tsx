import { leaveSaleLine } from '@jishi/api/flash-sales';
import { useApi } from '@jishi/contracts';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { Button } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import type { TicketProps } from './ticket-props.ts';

type LeaveButtonProps = Pick<TicketProps, 'place' | 'keep'> & { what: 'leave' | 'give-up' };

/** Gives up the place, after a question: the number cannot be had again. */
export function LeaveButton({ place, keep, what }: LeaveButtonProps) {
  const text = useTexts();
  const api = useApi();
  const question = useConfirm<string>({
    call: async (productId) => keep(await leaveSaleLine(api, productId)),
    onSuccess: () => undefined,
  });
  return (
    <>
      <Button kind="ghost" onClick={() => question.ask(place.productId)}>
        {text(`queue.${what}`)}
      </Button>
      {question.pending !== null && (
        <ConfirmQuestion
          question={question}
          title={text(`queue.${what}.title`)}
          text={text(`queue.${what}.text`, { count: place.held })}
          confirmLabel={text(`queue.${what}.confirm`)}
        />
      )}
    </>
  );
}
