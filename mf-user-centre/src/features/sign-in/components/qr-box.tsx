import { isApiError } from '@jishi/api';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, LogoMark, Skeleton, Spinner } from '@jishi/ui';
import { FieldButton } from '@jishi/ui/forms';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts } from '../../../messages/texts.ts';
import type { QrPhase } from '../model/qr-phase.ts';
import * as styles from './qr.styles.ts';

/** What covers a code that cannot be scanned any more, or need not. */
const veils = {
  scanned: { Glyph: Smartphone, tone: 'trust', again: 'qr.rescan' },
  granted: { Glyph: CircleCheck, tone: 'trust', again: null },
  refused: { Glyph: CircleX, tone: 'danger', again: 'qr.rescan' },
  over: { Glyph: RotateCcw, tone: 'promo', again: 'qr.refresh' },
  'too-many': { Glyph: CircleX, tone: 'danger', again: 'qr.refresh' },
  failed: { Glyph: CircleX, tone: 'danger', again: 'qr.refresh' },
} as const;

type QrBoxProps = {
  phase: QrPhase;
  /** What went wrong; the server's reason is told as it is. */
  failure: unknown;
  picture?: string;
  millisecondsLeft?: number;
  onRenew: () => void;
};

/** The code, what has become of it, and how to get another one. */
export function QrBox({ phase, failure, picture, millisecondsLeft, onRenew }: QrBoxProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { clock } = useFormat();
  const reason = isApiError(failure, 'validation') ? failure.serverMessage : undefined;
  const veil = phase === 'making' || phase === 'waiting' ? null : veils[phase];
  return (
    <>
      <styles.Box>
        {picture ? (
          <>
            <img src={picture} alt={text('qr.label')} width={264} height={264} />
            <styles.Mark>
              <LogoMark size={36} />
            </styles.Mark>
          </>
        ) : (
          phase === 'making' && <Skeleton $width="220px" $height="220px" aria-hidden />
        )}
        {veil && (
          <styles.Veil>
            <styles.Disc $tone={veil.tone}>
              <veil.Glyph size={26} strokeWidth={1.75} aria-hidden />
            </styles.Disc>
            {phase === 'granted' && <Spinner size={18} />}
            {veil.again && (
              <Button size="sm" onClick={onRenew}>
                {text(veil.again)}
              </Button>
            )}
          </styles.Veil>
        )}
      </styles.Box>
      <styles.State role="status">
        {phase === 'making' ? common('state.loading') : (reason ?? text(`qr.${phase}`))}
      </styles.State>
      <styles.Life>
        {phase === 'waiting' && millisecondsLeft !== undefined && (
          <>
            <span role="timer">{text('qr.life', { time: clock(millisecondsLeft).replace(/^00:/, '') })}</span>
            <FieldButton onClick={onRenew}>{text('qr.refresh')}</FieldButton>
          </>
        )}
      </styles.Life>
    </>
  );
}
