import { FormFailure } from '../failure/form-failure.tsx';
import { Question, type QuestionProps } from './question.tsx';
import type { Confirming } from './use-confirm.ts';

export type ConfirmQuestionProps = Omit<QuestionProps, 'busy' | 'onConfirm' | 'onCancel' | 'children'> & {
  question: Pick<Confirming<unknown>, 'isBusy' | 'error' | 'confirm' | 'close'>;
};

/** The question of a `useConfirm`: a refusal is told in it, and it can be agreed to again. */
export function ConfirmQuestion({ question: { isBusy, error, confirm, close }, ...rest }: ConfirmQuestionProps) {
  return (
    <Question busy={isBusy} onConfirm={confirm} onCancel={close} {...rest}>
      <FormFailure error={error} />
    </Question>
  );
}
