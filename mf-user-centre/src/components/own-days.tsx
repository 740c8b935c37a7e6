import { Button } from '@jishi/ui';
import { Field, Form, type FormErrors, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../messages/texts.ts';
import { type DayRange, dayFault } from '../model/days.ts';
import { afterChange, textOf } from '../model/form-text.ts';
import { shopToday } from '../model/shop-today.ts';
import { stillWrong } from '../model/still-wrong.ts';
import * as styles from './own-days.styles.ts';

type OwnDaysProps = { days: DayRange | null; onChoose: (days: DayRange) => void };

/** Two days of one's own choice. What is wrong is said at the field, and stays as it was typed. */
export function OwnDays({ days, onChoose }: OwnDaysProps) {
  const text = useTexts();
  const [errors, setErrors] = useState<FormErrors>({});
  const today = shopToday();

  const daysIn = (data: FormData): DayRange => ({ from: textOf(data, 'from'), until: textOf(data, 'until') });
  const find = ({ from, until }: DayRange): FormErrors => {
    const found = dayFault(from, until, today);
    return found ? { [found.field]: text(`ledger.day-${found.fault}`) } : {};
  };
  const handleSubmit = (data: FormData) => {
    const [own, found] = [daysIn(data), find(daysIn(data))];
    setErrors(found);
    if (Object.keys(found).length === 0) onChoose(own);
  };
  const handleChange = (data: FormData) => setErrors((before) => stillWrong(before, find(daysIn(data))));
  return (
    <styles.Days>
      <Form
        onSubmit={handleSubmit}
        onChange={afterChange(handleChange)}
        errors={errors}
        aria-label={text('ledger.range-own')}
      >
        {(['from', 'until'] as const).map((name) => (
          <Field key={name} label={text(`ledger.${name}`)} error={errors[name]}>
            <TextInput type="date" name={name} size="sm" max={today} defaultValue={days?.[name] ?? ''} />
          </Field>
        ))}
        <Button type="submit" size="sm">
          {text('ledger.apply')}
        </Button>
      </Form>
    </styles.Days>
  );
}
