import type { PaymentInfo } from '@jishi/api/orders';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { LinkButton, LogoMark, Note, Price, Skeleton, Spinner } from '@jishi/ui';
import { Dialog, QrCode } from '@jishi/ui/overlays';
import ScanLine from 'lucide-react/icons/scan-line';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts } from '../../../messages/texts.ts';
import { useQrPayment } from '../hooks/use-qr-payment.ts';
import { opensHere } from '../model/opens-here.ts';
import * as styles from './pay.styles.ts';

/** Edge of the code in px. */
const SIZE = 236;

type PayByQrProps = { info: PaymentInfo; onClose(): void };

/** The code to scan; the page behind it leads on by itself once the order is paid. */
export function PayByQr({ info, onClose }: PayByQrProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { moneyParts } = useFormat();
  const { content, wasRefused, failure, retry } = useQrPayment(info.orderId);
  return (
    <Dialog open onClose={onClose} title={text('qr.title')} closeLabel={common('action.close')}>
      <styles.Scan>
        <Price parts={moneyParts(info.total)} size="xl" />
        {failure === null ? (
          <Code content={content} wasRefused={wasRefused} />
        ) : (
          <LoadFailure title={text('qr.failed')} text={failure} onRetry={retry} />
        )}
      </styles.Scan>
    </Dialog>
  );
}

function Code({ content, wasRefused }: { content: string | null; wasRefused: boolean }) {
  const text = useTexts();
  return (
    <>
      {wasRefused && (
        <Note tone="promo" live>
          {text('qr.refused')}
        </Note>
      )}
      {content === null ? (
        <Skeleton $width={`${SIZE}px`} $height={`${SIZE}px`} $radius="var(--r-md)" />
      ) : (
        <QrCode content={content} label={text('qr.label')} size={SIZE} mark={<LogoMark size={36} />} />
      )}
      <styles.ScanHint>
        <ScanLine size={18} strokeWidth={1.75} aria-hidden />
        {text('qr.hint')}
      </styles.ScanHint>
      {content === null && <Skeleton $width="160px" $height="40px" />}
      {content !== null && opensHere(content) && (
        <LinkButton
          href={content}
          target="_blank"
          rel="noopener"
          icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
        >
          {text('qr.open')}
        </LinkButton>
      )}
      <styles.Waiting role="status">
        <Spinner size={14} />
        {text(content === null ? 'qr.making' : 'qr.waiting')}
      </styles.Waiting>
    </>
  );
}
