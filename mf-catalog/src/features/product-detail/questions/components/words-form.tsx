import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button } from '@jishi/ui';
import { Field, Form, FormActions, TextArea } from '@jishi/ui/forms';
import { useState } from 'react';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';

type WordsFormProps = {
  label: string;
  hint: string;
  example?: string;
  sendLabel: string;
  /** What was typed before. */
  initial?: string;
  isBusy: boolean;
  /** Why it was refused. */
  error: unknown;
  /** Without blanks around it, and long enough. */
  onSend: (words: string) => void;
  onCancel: () => void;
};

/** A few words for everybody to read: a question, or an answer. What is wrong with them stands below. */
export function WordsForm({ label, hint, example, sendLabel, initial = '', ...rest }: WordsFormProps) {
  const { isBusy, error, onSend, onCancel } = rest;
  const text = useQuestionWords();
  const common = useCommonTexts();
  const failureText = useFailureText();
  const [words, setWords] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const isShort = [...words.trim()].length < MIN_QUESTION_LENGTH;
  const fault = isChecked && isShort ? text('short', { count: MIN_QUESTION_LENGTH }) : error ? failureText(error) : '';
  const handleSubmit = () => {
    setChecked(true);
    if (!isShort && !isBusy) onSend(words.trim());
  };
  return (
    <Form onSubmit={handleSubmit} errors={{ words: fault }}>
      <Field label={label} hint={hint} error={fault} required>
        <TextArea
          autoFocus
          value={words}
          placeholder={example}
          maxLength={MAX_QUESTION_LENGTH}
          onChange={({ target }) => setWords(target.value)}
          leftLabel={(left) => common('field.left', { number: left })}
        />
      </Field>
      <FormActions>
        <Button kind="ghost" onClick={onCancel} disabled={isBusy}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={isBusy} busyLabel={common('action.submitting')}>
          {sendLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
