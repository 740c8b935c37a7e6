import { Note } from '@jishi/ui';
import { FieldButton } from '@jishi/ui/forms';
import { type ReactNode, useId, useState } from 'react';
import * as styles from '../../../components/auth/card.styles.ts';
import { useTexts } from '../../../messages/texts.ts';

/** What to do when no code comes, beside the box to be remembered. */
export function NoCodeHelp({ children }: { children: ReactNode }) {
  const text = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <styles.Line>
        {children}
        <FieldButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {text('sign-in.no-code')}
        </FieldButton>
      </styles.Line>
      <styles.Help id={id} hidden={!isOpen}>
        <Note>{text('sign-in.no-code-help')}</Note>
      </styles.Help>
    </div>
  );
}
