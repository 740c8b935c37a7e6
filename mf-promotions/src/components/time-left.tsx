import { useFirstNow, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useCountdown } from '@jishi/ui/data';
import { styled } from 'styled-components';

const Timer = styled.span`
  color: var(--brand-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Counts down in a line of text. @param endsAt epoch ms @param say the sentence around the clock */
export function TimeLeft({ endsAt, say }: { endsAt: number; say: (clock: string) => string }) {
  const { now } = useShop();
  const format = useFormat();
  const left = useCountdown({ endsAt, now, startedAt: useFirstNow() });
  return <Timer role="timer">{say(format.clock(left))}</Timer>;
}
