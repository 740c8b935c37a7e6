import { Button } from '@jishi/ui';
import { Field, Form, type FormErrors, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../messages/texts.ts';
import { type DayRange, dayFault } from '../model/days.ts';
import { shopToday } from '../model/shop-today.ts';
import * as styles from './own-days.styles.ts';

type OwnDaysProps = { days: DayRange | null; onChoose: (days: DayRange) => void };

const dayOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Two days of one's own choice. What is wrong is said at the field, and stays as it was typed. */
export function OwnDays({ days, onChoose }: OwnDaysProps) {
  const text = useTexts();
  const [errors, setErrors] = useState<FormErrors>({});
  const today = shopToday();

  const handleSubmit = (data: FormData) => {
    const own = { from: dayOf(data, 'from'), until: dayOf(data, 'until') };
    const found = dayFault(own.from, own.until, today);
    setErrors(found ? { [found.field]: text(`ledger.day-${found.fault}`) } : {});
    if (!found) onChoose(own);
  };
  return (
    <styles.Days>
      <Form onSubmit={handleSubmit} errors={errors} aria-label={text('ledger.range-own')}>
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
