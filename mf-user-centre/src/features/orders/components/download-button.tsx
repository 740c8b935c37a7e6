import { type OrderDetail, requestDownload } from '@jishi/api/orders';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button } from '@jishi/ui';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTexts } from '../../../messages/texts.ts';
import { fetchFile } from '../../../model/fetch-file.ts';
import { canDownload } from '../../../model/order-look.ts';

/** Fetches the files of an order, by an address that works once and only for seconds. */
export function DownloadButton({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const { notify } = useShop();
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestDownload(api, order.id),
    onSuccess: fetchFile,
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  if (!canDownload(order)) return null;
  return (
    <Button
      kind="primary"
      busy={isPending}
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => mutate()}
    >
      {text('order.download')}
    </Button>
  );
}
