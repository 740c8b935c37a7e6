import type { Scan } from '@jishi/api/sign-in';
import { useSession } from '@jishi/contracts';
import { maskPhone, useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Facts } from '@jishi/ui';
import { useCountdown } from '@jishi/ui/data';
import type { UseMutationResult } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { Fragment } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { deviceName } from '../../../model/device-name.ts';
import { Outcome } from './outcome.tsx';
import * as styles from './scan.styles.ts';

/** Long enough for a server that does not say how long it waits. */
const USUAL_SECONDS = 180;

type QuestionProps = {
  told: Extract<Scan, { outcome: 'mine' }>;
  /** When it was told, by the clock of this browser. */
  scannedAt: number;
  answer: UseMutationResult<void, unknown, boolean>;
};

/** Who asks, and whether to let them in. */
export function Question({ told: { asking, secondsLeft }, scannedAt, answer }: QuestionProps) {
  const text = useTexts();
  const { date } = useFormat();
  const customer = useSession((state) => state.customer);
  const endsAt = scannedAt + (secondsLeft ?? USUAL_SECONDS) * 1000;
  const left = useCountdown({ endsAt, startedAt: scannedAt, now: Date.now });
  if (left === 0) return <Outcome kind="over" title={text('scan.over')} text={text('scan.over-hint')} />;

  const { browser, system } = deviceName(asking.userAgent);
  const device = [browser, system].filter(Boolean).join(' · ') || text('scan.device-unknown');
  const account = customer?.phone ? maskPhone(customer.phone) : customer?.nickname;
  const facts = [
    { name: text('scan.device'), value: device },
    ...(asking.address ? [{ name: text('scan.address'), value: asking.address }] : []),
    ...(asking.at ? [{ name: text('scan.time'), value: date(asking.at, 'minute') }] : []),
    ...(account ? [{ name: text('scan.account'), value: account }] : []),
  ];
  return (
    <>
      <styles.Disc $tone="info">
        <MonitorSmartphone size={32} strokeWidth={1.5} aria-hidden />
      </styles.Disc>
      <h1>{text('scan.question')}</h1>
      <styles.Facts>
        <Facts>
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Facts>
      </styles.Facts>
      <p>{text('scan.warning')}</p>
      <styles.Buttons>
        <FormFailure error={answer.error} />
        <Button
          kind="primary"
          size="lg"
          block
          busy={answer.isPending && answer.variables}
          busyLabel={text('scan.busy')}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          {text('scan.confirm')}
        </Button>
        <Button size="lg" block disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {text('scan.refuse')}
        </Button>
      </styles.Buttons>
    </>
  );
}
