import type { TimedQrCode } from '@jishi/api/sign-in/queries';
import type { ReactNode } from 'react';
import { useLiveCode } from '../hooks/use-live-code.ts';
import { useQrCode } from '../hooks/use-qr-code.ts';
import { qrPhase } from '../model/qr-phase.ts';
import * as styles from './qr.styles.ts';
import { QrAdvantages } from './qr-advantages.tsx';
import { QrBox } from './qr-box.tsx';

type QrPanelProps = { rememberBox: ReactNode; remember: boolean };

/** Signing in with a phone that is signed in already. */
export default function QrPanel({ rememberBox, remember }: QrPanelProps) {
  const { code, failure, renew } = useQrCode();
  return (
    <styles.Panel>
      {code ? (
        <LiveCode key={code.id} {...{ code, remember, renew }} />
      ) : (
        <QrBox
          phase={qrPhase({ failure, hasCode: false, state: 'waiting', isPast: false })}
          failure={failure}
          onRenew={renew}
        />
      )}
      {rememberBox}
      <QrAdvantages />
    </styles.Panel>
  );
}

function LiveCode({ code, remember, renew }: { code: TimedQrCode; remember: boolean; renew: () => void }) {
  const { phase, left, failure } = useLiveCode(code, remember);
  return <QrBox {...{ phase, failure }} picture={code.picture} millisecondsLeft={left} onRenew={renew} />;
}
