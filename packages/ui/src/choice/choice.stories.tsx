import { useState } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Switch } from './switch.tsx';

export const Checkboxes = () => (
  <Stack $gap={3}>
    <Checkbox label="Remember me" defaultChecked />
    <Checkbox label="All lines" indeterminate readOnly />
    <Checkbox label="Not to be had" disabled />
  </Stack>
);

export const Switches = () => (
  <Stack $gap={3}>
    <Switch label="Mails about offers" defaultChecked />
    <Switch label="Text messages" />
  </Stack>
);

const ways = [
  { value: 'balance', label: 'Balance', description: '¥320.00 left' },
  { value: 'alipay', label: 'Alipay' },
] as const;

export const Cards = () => {
  const [way, setWay] = useState<'balance' | 'alipay'>('balance');
  return <RadioCards legend="How to pay" options={ways} value={way} onChange={setWay} />;
};
