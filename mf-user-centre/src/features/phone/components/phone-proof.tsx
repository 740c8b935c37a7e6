import type { ProofWay } from '@jishi/api/sign-in';
import { maskPhone } from '@jishi/i18n';
import { Facts, Note, Text } from '@jishi/ui';
import { styled } from 'styled-components';
import { useTexts } from '../../../messages/texts.ts';
import { ProofForm } from '../../identity-proof/proof-form.tsx';

/** With large text the number stands below its name rather than in pieces. */
const Now = styled(Facts)`
  display: flex;
  flex-wrap: wrap;
  row-gap: 0;
`;

type PhoneProofProps = {
  phone: string | null;
  ways: readonly ProofWay[];
  /** There was a proof, which counts no longer. */
  hasEnded: boolean;
  onProved: () => void;
};

/** First step: who is there. It is asked every time, as who has the number has the account. */
export function PhoneProof({ phone, ways, hasEnded, onProved }: PhoneProofProps) {
  const text = useTexts();
  return (
    <>
      {phone && (
        <Now>
          <dt>{text('phone.now')}</dt>
          <dd>{maskPhone(phone)}</dd>
        </Now>
      )}
      {hasEnded ? (
        <Note tone="promo" live>
          {text('phone.ended')}
        </Note>
      ) : (
        <Text $tone="secondary">{text('phone.proof-reason')}</Text>
      )}
      <ProofForm ways={ways} onProved={onProved} />
    </>
  );
}
