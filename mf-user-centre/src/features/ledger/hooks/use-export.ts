import { useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/**
 * Fetches a table and hands it to the browser as a file.
 *
 * @param fetchTable the call
 * @param name of the file
 */
export function useExport(fetchTable: () => Promise<Blob>, name: string) {
  const text = useTexts();
  const failureText = useFailureText();
  const { notify } = useShop();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchTable,
    onSuccess: (file) => {
      save(file, name);
      notify({ kind: 'success', text: text('ledger.exported') });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  return { isPending, start: () => mutate() };
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
