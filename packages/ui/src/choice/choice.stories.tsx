import { useState } from 'react';
import { Row, Stack } from '../layout/stack.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceRow } from './choice-row.tsx';
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

export const Values = () => {
  const [chosen, setChosen] = useState<string | null>('S');
  const options = [
    { value: 'S', chosen: chosen === 'S' },
    { value: 'M', chosen: chosen === 'M' },
    { value: 'L', chosen: chosen === 'L', unavailable: 'Sold out' },
  ];
  return (
    <Row>
      <ChoiceRow options={options} onToggle={(value) => setChosen(value === chosen ? null : value)} />
    </Row>
  );
};
