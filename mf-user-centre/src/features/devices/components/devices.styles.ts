import { from } from '@jishi/ui';
import { styled } from 'styled-components';
import { Rows } from '../../../components/security/rows.styles.ts';

/** Browser and network need more room than the last use, and one button little. */
export const DeviceRows = styled(Rows)`
  /* A day is never broken. */
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${from.sm} {
    > li {
      grid-template-columns: 40px minmax(0, 1.8fr) minmax(11.5rem, 1fr) auto;
    }
    > li > :last-child {
      min-width: 92px;
    }
  }
`;

/** In one piece while it fits. */
export const SignedIn = styled.span`
  display: inline-block;
`;
