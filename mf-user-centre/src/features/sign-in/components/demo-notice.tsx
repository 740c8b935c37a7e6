import { Note } from '@jishi/ui';
import { ChipRow } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import { type DemoAccount, demoAccounts } from '../../../model/auth/demo-accounts.ts';
import { DemoChip, DemoText } from './demo-notice.styles.ts';

/** Accounts anybody may use in a demo shop: one click fills the form. */
export function DemoNotice({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const text = useTexts();
  return (
    <Note tone="promo">
      <DemoText>{text('sign-in.demo')}</DemoText>
      <ChipRow>
        {demoAccounts.map((account) => (
          <DemoChip key={account.phone} onClick={() => onChoose(account)}>
            {text(account.name)}
          </DemoChip>
        ))}
      </ChipRow>
    </Note>
  );
}
