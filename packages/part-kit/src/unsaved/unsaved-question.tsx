import { useCommonTexts } from '@jishi/i18n';
import { Question } from '../confirm/question.tsx';

export type UnsavedQuestionProps = { onConfirm: () => void; onCancel: () => void };

/** Asks whether what was typed may be lost; shown as long as it is drawn. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const common = useCommonTexts();
  return (
    <Question
      title={common('leave.question')}
      text={common('leave.result')}
      confirmLabel={common('leave.confirm')}
      cancelLabel={common('leave.stay')}
      {...props}
    />
  );
}
