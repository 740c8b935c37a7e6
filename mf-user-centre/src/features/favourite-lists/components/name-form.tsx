import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import { Field, Form, FormActions, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { nameFault } from '../model/name-fault.ts';

type NameFormProps = {
  /** What the name is before somebody types. */
  name: string;
  label: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** The name of a list. What was typed stays after an error. */
export function NameForm({ name, label, isPending, error, onSubmit, onCancel }: NameFormProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const [fault, setFault] = useState<ReturnType<typeof nameFault>>(null);
  const typedIn = (data: FormData) => textOf(data, 'name').trim();
  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    setFault(nameFault(typed));
    if (nameFault(typed) === null && !isPending) onSubmit(typed);
  };
  const shown = fault && words(fault);
  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data) => setFault((before) => before && nameFault(typedIn(data))))}
      errors={{ name: shown ?? '' }}
    >
      <Field label={words('lists.name')} error={shown} hint={words('lists.name-hint')} required>
        <TextInput name="name" defaultValue={name} autoComplete="off" data-autofocus="" />
      </Field>
      <FormFailure error={error} />
      <FormActions>
        <Button onClick={onCancel} disabled={isPending}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={isPending} busyLabel={common('action.saving')}>
          {label}
        </Button>
      </FormActions>
    </Form>
  );
}
