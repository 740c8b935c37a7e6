import { Card } from '@jishi/part-kit/product-tile';
import { hover, IconButton } from '@jishi/ui';
import { styled } from 'styled-components';

/** Over a corner of the card. Shown when the card is meant: by mouse, by keyboard, and where nothing can hover. */
export const Corner = styled(IconButton)`
  position: absolute;
  z-index: 1;
  top: 8px;
  right: 8px;
  background: color-mix(in srgb, var(--bg-surface) 84%, transparent);

  ${hover} {
    &:not([aria-pressed='true']) {
      opacity: 0;
    }
    ${Card}:is(:hover, :focus-within) & {
      opacity: 1;
    }
  }
`;
