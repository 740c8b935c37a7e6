import type { DrawProof } from '@jishi/api/lotteries';
import { group } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import type { Check } from '../model/check-draw.ts';
import * as styles from './fairness.styles.ts';
import { NumberStep } from './number-step.tsx';
import { PrizeStep } from './prize-step.tsx';

type CheckStepsProps = { proof: DrawProof; check: Check };

/** How a draw came about, one step after the other, with every number that was used. */
export function CheckSteps({ proof, check }: CheckStepsProps) {
  const text = useTexts();
  const { outcome } = check;
  const names = (places: readonly number[]) => places.map((place) => proof.prizes[place]?.name ?? '?').join(' · ');
  return (
    <styles.Steps>
      <li>
        <h3>{text('fair.step_seed')}</h3>
        <p>{text('fair.step_seed_text')}</p>
        <dl>
          <dt>{text('fair.seed')}</dt>
          <dd>
            <styles.Code>{proof.day.seed}</styles.Code>
          </dd>
          <dt>{text('fair.hash_computed')}</dt>
          <dd>
            <styles.Code>{check.hash}</styles.Code>
          </dd>
          <dt>{text('fair.hash_shown')}</dt>
          <dd>
            <styles.Code>{proof.day.hash}</styles.Code>
          </dd>
        </dl>
        <p>{text(check.isHashRight ? 'fair.hash_same' : 'fair.hash_other')}</p>
      </li>
      {outcome && (
        <>
          <li>
            <h3>{text('fair.step_sign')}</h3>
            <p>{text('fair.step_sign_text')}</p>
            {outcome.blocks.map(({ message, signature }) => (
              <dl key={message}>
                <dt>{text('fair.signed')}</dt>
                <dd>
                  <styles.Code>{message}</styles.Code>
                </dd>
                <dt>{text('fair.signature')}</dt>
                <dd>
                  <styles.Code>{signature}</styles.Code>
                </dd>
              </dl>
            ))}
          </li>
          <NumberStep picks={outcome.picks} />
          <PrizeStep proof={proof} outcome={outcome} />
        </>
      )}
      <li>
        <h3>{text('fair.step_result')}</h3>
        <dl>
          <dt>{text('fair.result_computed')}</dt>
          <dd>{outcome ? names([outcome.shown].flat()) : text('fair.no_result')}</dd>
          <dt>{text('fair.result_shown')}</dt>
          <dd>{names(proof.places)}</dd>
        </dl>
        <p>{text('fair.place_in_day', { number: group(proof.number) })}</p>
      </li>
    </styles.Steps>
  );
}
