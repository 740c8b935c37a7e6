import { styled } from 'styled-components';
import { WithScript } from '../quick-add/quick-add.styles.ts';

/** Over a picture. */
export const ViewButton = styled(WithScript)`
  background: color-mix(in srgb, var(--bg-surface) 84%, transparent);
`;
