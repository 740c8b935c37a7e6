import type { DrawProof } from '@jishi/api/lotteries';
import type { Outcome } from '@jishi/fair-draw';
import { group } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import { slicesOf } from '../model/slices.ts';
import * as styles from './fairness.styles.ts';

type PrizeStepProps = { proof: DrawProof; outcome: Outcome };

/** Which prize the number is one of; and what is given when that prize is gone. */
export function PrizeStep({ proof, outcome }: PrizeStepProps) {
  const text = useTexts();
  const fellOn = outcome.fellOn === null ? null : proof.prizes[outcome.fellOn];
  const isGone = fellOn?.left === 0;
  return (
    <li>
      <h3>{text('fair.step_prize')}</h3>
      {proof.hasReels ? (
        <p>{text('fair.reels', { names: outcome.picks.map(({ value }) => proof.prizes[value]?.name).join(' · ') })}</p>
      ) : (
        <Slices proof={proof} value={outcome.picks[0]?.value ?? 0} />
      )}
      {isGone && <p>{text(proof.hasReels ? 'fair.reels_gone' : 'fair.gone', { prize: fellOn.name })}</p>}
    </li>
  );
}

function Slices({ proof, value }: { proof: DrawProof; value: number }) {
  const text = useTexts();
  const slices = slicesOf(proof.prizes);
  const all = (slices.at(-1)?.last ?? 0) + 1;
  const hit = slices.find(({ first, last }) => first <= value && value <= last);
  const percent = (number: number) => `${(100 * number) / all}%`;
  return (
    <>
      {hit && (
        <styles.Bar aria-hidden>
          <i style={{ left: percent(hit.first), width: `${100 * hit.share}%` }} />
          <em style={{ left: percent(value) }} />
        </styles.Bar>
      )}
      <styles.Slices>
        {slices.map(({ prize, first, last, share }) => (
          <li key={prize.id} data-hit={hit?.prize === prize || undefined}>
            <span>{prize.name}</span>
            <span>
              {`${group(first)} – ${group(last)} (${Number((100 * share).toFixed(2))}%)`}
              {hit?.prize === prize && ` ← ${group(value)}`}
            </span>
            {prize.left === 0 && <span>{text('fair.none_left')}</span>}
          </li>
        ))}
      </styles.Slices>
    </>
  );
}
