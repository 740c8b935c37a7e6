import { Button } from '@jishi/ui';
import { Field, Form, type FormErrors, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { shopToday } from '../../../model/shop-today.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { changed, type LedgerAddress } from '../model/ledger-address.ts';
import { dayFault } from '../model/ledger-days.ts';
import * as styles from './ledger-card.styles.ts';

type OwnDaysProps = { look: LedgerLook; address: LedgerAddress };

const dayOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Two days of one's own choice. What is wrong is said at the field, and stays as it was typed. */
export function OwnDays({ look, address }: OwnDaysProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FormErrors>({});
  const today = shopToday();

  const handleSubmit = (data: FormData) => {
    const own = { from: dayOf(data, 'from'), until: dayOf(data, 'until') };
    const found = dayFault(own.from, own.until, today);
    setErrors(found ? { [found.field]: text(`ledger.day-${found.fault}`) } : {});
    if (!found) void navigate(look.pathOf(changed(address, { range: 'own', own })), { preventScrollReset: true });
  };
  return (
    <styles.Days>
      <Form onSubmit={handleSubmit} errors={errors} aria-label={text('ledger.range-own')}>
        {(['from', 'until'] as const).map((name) => (
          <Field key={name} label={text(`ledger.${name}`)} error={errors[name]}>
            <TextInput type="date" name={name} size="sm" max={today} defaultValue={address.own?.[name] ?? ''} />
          </Field>
        ))}
        <Button type="submit" size="sm">
          {text('ledger.apply')}
        </Button>
      </Form>
    </styles.Days>
  );
}
