import type { OwnDraw } from '@jishi/api/lotteries';
import { useFormat } from '@jishi/i18n';
import { Button, Note } from '@jishi/ui';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useCheck } from '../hooks/use-check.ts';
import { CheckVerdict } from './check-verdict.tsx';
import * as styles from './fairness.styles.ts';

const CheckSteps = lazy(() => import('./check-steps.tsx').then(({ CheckSteps }) => ({ default: CheckSteps })));

type DrawToCheckProps = { draw: OwnDraw; hasLottery: boolean };

/** One draw: what it came to, when it can be checked, and the check. */
export function DrawToCheck({ draw, hasLottery }: DrawToCheckProps) {
  const text = useTexts();
  const format = useFormat();
  const id = useId();
  const { proof, drawnAt, prizeName, lottery } = draw;
  const { state, toggle } = useCheck(draw);
  // With its second: there are several draws in a minute.
  const time = format.date(drawnAt, 'minute') + drawnAt.slice(16);
  const isOpen = state.kind !== 'closed';
  return (
    <styles.Draw>
      <div>
        <b>{hasLottery ? `${lottery.name} · ${prizeName ?? text('fair.lost')}` : (prizeName ?? text('fair.lost'))}</b>
        <time dateTime={drawnAt.replace(' ', 'T')}>{time}</time>
      </div>
      {!proof && <p>{text('fair.unprovable')}</p>}
      {proof && <p>{text('fair.made_from', { number: proof.draw, word: proof.word || text('fair.no_word') })}</p>}
      {proof && proof.day.seed === null && (
        <p>{text('fair.before', { time: format.date(proof.day.publishedAt, 'minute') })}</p>
      )}
      {proof && proof.day.seed !== null && (
        <Button
          kind="line"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text(isOpen ? 'fair.hide_of' : 'fair.check_of', { time })}
          busy={state.kind === 'busy'}
          onClick={toggle}
        >
          {text(isOpen ? 'fair.hide' : 'fair.check')}
        </Button>
      )}
      <div id={id} role="status">
        {state.kind === 'impossible' && <Note tone="promo">{text('fair.impossible')}</Note>}
        {state.kind === 'done' && <CheckVerdict check={state.check} />}
      </div>
      {state.kind === 'done' && proof && (
        <Suspense>
          <CheckSteps proof={proof} check={state.check} />
        </Suspense>
      )}
    </styles.Draw>
  );
}
