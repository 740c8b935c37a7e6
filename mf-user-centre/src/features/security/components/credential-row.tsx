import { LinkButton } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RowActions, RowIcon, RowItem, RowState, RowText } from '../../../components/security/rows.styles.ts';
import { StateWord } from '../../../components/security/state-word.tsx';

export type CredentialRowProps = {
  icon: ReactNode;
  name: string;
  /** Number, mailbox, since when: whatever there is to say of it. */
  value: string;
  /** The state in words. */
  state: string;
  isReady: boolean;
  /** Where it is changed; `null` where the release has no page for it. */
  way: { to: string; label: string } | null;
};

/** One credential: what it is, how it stands, and the way to change it. */
export function CredentialRow({ icon, name, value, state, isReady, way }: CredentialRowProps) {
  return (
    <RowItem>
      <RowIcon>{icon}</RowIcon>
      <RowText>
        <h3>{name}</h3>
        <p>{value}</p>
      </RowText>
      <RowState>
        <StateWord isReady={isReady}>{state}</StateWord>
      </RowState>
      <RowActions>
        {way && (
          <LinkButton as={Link} to={way.to} size="sm" aria-label={`${way.label} ${name}`}>
            {way.label}
          </LinkButton>
        )}
      </RowActions>
    </RowItem>
  );
}
