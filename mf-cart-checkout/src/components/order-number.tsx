import { useCommonTexts } from '@jishi/i18n';
import { useCopy } from '@jishi/part-kit/use-copy';
import { Button, Figures } from '@jishi/ui';

/** The number of an order, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const text = useCommonTexts();
  // No clipboard here (an insecure address, a refused permission): the number can still be selected.
  const copy = useCopy(number);
  return (
    <>
      <Figures>{number}</Figures>{' '}
      <Button kind="ghost" size="sm" onClick={() => void copy(number)}>
        {text('action.copy')}
      </Button>
    </>
  );
}
