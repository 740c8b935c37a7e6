import { Question } from '@jishi/part-kit/question';
import type { ReactNode } from 'react';
import type { Removal } from '../hooks/use-removal.ts';
import { useTexts } from '../messages/texts.ts';

type RemovalQuestionProps = {
  removal: Pick<Removal, 'pending' | 'cancel' | 'confirm'>;
  /** Another way to go about it. */
  children?: ReactNode;
};

/** Asks before lines leave the cart. */
export function RemovalQuestion({ removal: { pending: asked, cancel, confirm }, children }: RemovalQuestionProps) {
  const text = useTexts();
  const [only, ...others] = asked;
  if (!only) return null;
  return (
    <Question
      title={
        others.length === 0
          ? text('removal.ask-one', { name: only.name })
          : text('removal.ask-many', { count: asked.length })
      }
      text={text('removal.hint')}
      confirmLabel={text('removal.confirm')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {children}
    </Question>
  );
}
