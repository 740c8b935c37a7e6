import type { PaymentInfo } from '@jishi/api/orders';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Button, ErrorState, LinkButton, LogoMark, Note, Price, Skeleton, Spinner } from '@jishi/ui';
import { Dialog, QrCode } from '@jishi/ui/overlays';
import CircleX from 'lucide-react/icons/circle-x';
import ScanLine from 'lucide-react/icons/scan-line';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts } from '../../../messages/texts.ts';
import { useQrPayment } from '../hooks/use-qr-payment.ts';
import { isHandheld } from '../model/is-handheld.ts';
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
        {failure === null && <Code content={content} wasRefused={wasRefused} />}
        {failure?.isRefusal && <Refusal reason={failure.text} onClose={onClose} />}
        {failure?.isRefusal === false && <LoadFailure title={text('qr.failed')} text={failure.text} onRetry={retry} />}
      </styles.Scan>
    </Dialog>
  );
}

/** The answer was no: asking again would change nothing. */
function Refusal({ reason, onClose }: { reason: string; onClose(): void }) {
  const text = useTexts();
  return (
    <ErrorState
      icon={<CircleX size={28} strokeWidth={1.75} aria-hidden />}
      title={text('qr.refusal')}
      text={reason}
      headingLevel="h3"
      actions={<Button onClick={onClose}>{text('qr.other-way')}</Button>}
    />
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
      {isHandheld() && <OpenHere content={content} />}
      <styles.Waiting role="status">
        <Spinner size={14} />
        {text(content === null ? 'qr.making' : 'qr.waiting')}
      </styles.Waiting>
    </>
  );
}

/** What the code says, for who cannot scan the screen in their hand. */
function OpenHere({ content }: { content: string | null }) {
  const text = useTexts();
  if (content === null) return <Skeleton $width="160px" $height="40px" />;
  return (
    <LinkButton
      href={content}
      target="_blank"
      rel="noopener"
      icon={<Smartphone size={18} strokeWidth={1.75} aria-hidden />}
    >
      {text('qr.open')}
    </LinkButton>
  );
}
