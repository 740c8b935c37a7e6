import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { Button, Text } from '@jishi/ui';
import { Field, Form, FormActions, FormError, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { Fault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { LONGEST_NAME } from '../model/make-passkey.ts';

type NameFormProps = {
  /** What the name is before somebody types. */
  name: string;
  /** Said above the buttons. */
  hint?: string;
  label: string;
  busyLabel: string;
  isPending: boolean;
  /** Why it did not succeed: a failed call, or a sentence. */
  failure: { error: unknown } | { sentence: string } | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

const faultOf = (name: string): Fault => {
  if (name === '') return 'passkeys.fault.name-missing';
  return name.length > LONGEST_NAME ? 'passkeys.fault.name-long' : null;
};

/** The name of a key. What was typed stays after an error. */
export function NameForm(props: NameFormProps) {
  const { name, hint, label, busyLabel, isPending, failure, onSubmit, onCancel } = props;
  const text = useTexts();
  const common = useCommonTexts();
  const [fault, setFault] = useState<Fault>(null);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const handleSubmit = (data: FormData) => {
    const typed = textOf(data, 'name').trim();
    setFault(faultOf(typed));
    if (faultOf(typed) === null && !isPending) onSubmit(typed);
  };
  const handleChange = (data: FormData) => {
    setDirty(true);
    setFault((before) => before && faultOf(textOf(data, 'name').trim()));
  };
  const shown = fault && text(fault);
  return (
    <Form onSubmit={handleSubmit} onChange={afterChange(handleChange)} errors={{ name: shown ?? '' }}>
      <Field label={text('passkeys.name')} error={shown} hint={text('passkeys.name-hint')} required>
        <TextInput name="name" defaultValue={name} maxLength={LONGEST_NAME} autoComplete="off" />
      </Field>
      {hint && <Text $tone="secondary">{hint}</Text>}
      {failure && 'sentence' in failure ? (
        <FormError>{failure.sentence}</FormError>
      ) : (
        <FormFailure error={failure?.error} />
      )}
      <FormActions>
        <Button onClick={onCancel} disabled={isPending}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={isPending} busyLabel={busyLabel}>
          {label}
        </Button>
      </FormActions>
      {guard}
    </Form>
  );
}
