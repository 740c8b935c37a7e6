import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button, Figures } from '@jishi/ui';

/** The number of an order, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const { notify } = useShop();
  const text = useCommonTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      notify({ kind: 'success', text: text('action.copied') });
    } catch {
      // No clipboard here (an insecure address, a refused permission): the number can still be selected.
      notify({ kind: 'warning', text: number });
    }
  };
  return (
    <>
      <Figures>{number}</Figures>{' '}
      <Button kind="ghost" size="sm" onClick={() => void copy()}>
        {text('action.copy')}
      </Button>
    </>
  );
}
