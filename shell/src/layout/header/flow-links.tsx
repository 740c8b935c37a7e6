import { AccountLinks } from './account-links.tsx';
import * as styles from './flow-links.styles.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Account and language at the right of the header of the purchase. */
export function FlowLinks() {
  return (
    <styles.FlowLinks>
      <AccountLinks place="flow-bar" />
      <li>
        <LanguageSwitch />
      </li>
    </styles.FlowLinks>
  );
}
