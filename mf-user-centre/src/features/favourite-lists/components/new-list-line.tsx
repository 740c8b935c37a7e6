import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import { Field, Form, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { textOf } from '../../../model/form-text.ts';
import { useNewListWith } from '../hooks/use-new-list-with.ts';
import { nameFault } from '../model/name-fault.ts';
import * as styles from './put-in-list-dialog.styles.ts';

/** A new list that a product is put into at once. What was typed stays after an error. */
export function NewListLine({ productId }: { productId: string }) {
  const words = useListWords();
  const common = useCommonTexts();
  const { mutate, isPending, error } = useNewListWith(productId);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof nameFault>>(null);
  const handleSubmit = (data: FormData) => {
    const name = textOf(data, 'name').trim();
    setFault(nameFault(name));
    if (nameFault(name) === null && !isPending) mutate(name, { onSuccess: () => setTyped('') });
  };
  const shown = fault && words(fault);
  return (
    <Form onSubmit={handleSubmit} errors={{ name: shown ?? '' }}>
      <styles.NewLine>
        <Field label={words('lists.put-new')} error={shown}>
          <TextInput
            name="name"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(null);
            }}
          />
        </Field>
        <Button type="submit" kind="line" busy={isPending} busyLabel={common('action.saving')}>
          {words('lists.put-create')}
        </Button>
      </styles.NewLine>
      <FormFailure error={error} />
    </Form>
  );
}
