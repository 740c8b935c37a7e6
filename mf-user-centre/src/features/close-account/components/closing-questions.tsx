import { FormFailure } from '@jishi/part-kit/form-failure';
import { Question } from '@jishi/part-kit/question';
import { useTexts } from '../../../messages/texts.ts';
import { IdentityProofDialog } from '../../identity-proof/identity-proof-dialog.tsx';
import type { ClosingSteps } from '../hooks/use-closing.ts';
import { useLostTexts } from '../hooks/use-lost-texts.ts';
import { type Lost, lostThings } from '../model/losses.ts';
import * as styles from './close-account.styles.ts';

type ClosingQuestionsProps = { steps: ClosingSteps; lost: Lost; phone: string };

/** What is lost, once more; who is there; and the last question. One at a time. */
export function ClosingQuestions({ steps, lost, phone }: ClosingQuestionsProps) {
  const text = useTexts();
  const amounts = useLostTexts(lost);
  const { step, proof, isBusy, error, agree, stop } = steps;
  const things = lostThings(lost);
  if (proof.ways !== null) return <IdentityProofDialog proof={proof} reason={text('close.proof')} />;
  if (step === 'first') {
    return (
      <Question
        title={text('close.first')}
        text={text(things.length > 0 ? 'close.first-text' : 'close.first-nothing')}
        confirmLabel={text('close.first-go')}
        busy={isBusy}
        onConfirm={agree}
        onCancel={stop}
      >
        {things.length > 0 && (
          <styles.Short>
            {things.map((thing) => (
              <li key={thing}>
                {text(`close.${thing}`)} <b>{amounts[thing]}</b>
              </li>
            ))}
          </styles.Short>
        )}
        <FormFailure error={error} />
      </Question>
    );
  }
  if (step === 'second') {
    return (
      <Question
        key="second"
        title={text('close.second')}
        text={text('close.second-text', { phone })}
        confirmLabel={text('close.second-go')}
        busy={isBusy}
        busyLabel={text('close.busy')}
        onConfirm={agree}
        onCancel={stop}
      >
        <FormFailure error={error} />
      </Question>
    );
  }
  return null;
}
