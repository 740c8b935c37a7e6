import type { FavouriteList } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Text } from '@jishi/ui';
import { Field, Form, FormActions, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { textOf } from '../../../model/form-text.ts';
import { useShare } from '../hooks/use-sharing.ts';
import { nameFault } from '../model/name-fault.ts';

type LinkFormProps = { list: FavouriteList; onCancel: () => void };

/** What sharing means, and under which name, if any. */
export function LinkForm({ list, onCancel }: LinkFormProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const { mutate, isPending, error } = useShare(list);
  const [isLong, setLong] = useState(false);
  const handleSubmit = (data: FormData) => {
    const from = textOf(data, 'from').trim();
    const isTooLong = nameFault(from) === 'lists.name-long';
    setLong(isTooLong);
    if (!isTooLong && !isPending) mutate(from);
  };
  const fault = isLong ? words('lists.name-long') : null;
  return (
    <Form onSubmit={handleSubmit} errors={{ from: fault ?? '' }}>
      <Text $tone="secondary">{words('lists.share-text')}</Text>
      <Field label={words('lists.share-from')} hint={words('lists.share-from-hint')} error={fault}>
        <TextInput name="from" autoComplete="nickname" />
      </Field>
      <FormFailure error={error} />
      <FormActions>
        <Button onClick={onCancel} disabled={isPending}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={isPending}>
          {words('lists.share-make')}
        </Button>
      </FormActions>
    </Form>
  );
}
