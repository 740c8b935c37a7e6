import { Checkbox, FieldError } from '@jishi/ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LegalLinks } from '../../components/auth/legal-links.tsx';
import { useTexts } from '../../messages/texts.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** Has to be ticked. The links lie outside of its label: a click on them ticks nothing. */
export function AgreementBox({ fault }: { fault: string | null }) {
  const text = useTexts();
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <div>
      <Line>
        <Checkbox
          id={id}
          name="agreed"
          label=""
          labelHidden
          required
          {...(fault ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
        />
        <p>
          <label htmlFor={id}>{text('register.agree')}</label> <LegalLinks />
        </p>
      </Line>
      {fault && <FieldError id={faultId}>{fault}</FieldError>}
    </div>
  );
}
