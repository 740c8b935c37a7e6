import { PasswordInput } from '../input/password-input.tsx';
import { Select } from '../input/select.tsx';
import { TextArea } from '../input/text-area.tsx';
import { TextInput } from '../input/text-input.tsx';
import { Stack } from '../layout/stack.tsx';
import { Field } from './field.tsx';

export const Text = () => (
  <Stack $gap={4}>
    <Field label="Name" required>
      <TextInput defaultValue="Li Hua" />
    </Field>
    <Field label="Phone number" error="This is no phone number">
      <TextInput defaultValue="138" />
    </Field>
    <Field label="Remark" hint="At most 200 characters">
      <TextArea rows={3} />
    </Field>
  </Stack>
);

export const Password = () => (
  <Field label="Password">
    <PasswordInput showLabel="Show the password" hideLabel="Hide the password" />
  </Field>
);

const orders = [
  { value: 'new', label: 'Newest first' },
  { value: 'price', label: 'By price' },
];

export const Choice = () => (
  <Field label="Order">
    <Select options={orders} />
  </Field>
);
