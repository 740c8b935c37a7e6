import { useState } from 'react';
import { type IdentityProof, useIdentityProof } from '../../identity-proof/hooks/use-identity-proof.ts';

/** Long enough to fetch a code from a mailbox. */
const SECONDS_TO_TYPE = 180;

export type Mailbox = {
  isOpen: boolean;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  proof: IdentityProof;
  /** Asks first who is there, where that has to be known. */
  open: () => void;
  close: () => void;
  onType: () => void;
};

/** The dialog that binds a mailbox: whether it is open, and whether there is something to lose in it. */
export function useMailbox(): Mailbox {
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const proof = useIdentityProof();
  return {
    isOpen,
    isDirty,
    proof,
    open: () => proof.ensure(() => setOpen(true), SECONDS_TO_TYPE),
    close: () => {
      setOpen(false);
      setDirty(false);
    },
    onType: () => setDirty(true),
  };
}
