import { styled } from 'styled-components';

/** In the colours of the kind's tag; a dot at its corner while the message is unread. */
export const Tile = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-md);
  background: var(--info-soft);
  color: var(--info-text);

  &[data-kind='trade'] {
    background: var(--trust-soft);
    color: var(--trust-text);
  }
  &[data-kind='activity'] {
    background: var(--promo-soft);
    color: var(--promo-text);
  }
  &[data-unread]::after {
    content: '';
    position: absolute;
    top: -3px;
    right: -3px;
    width: 10px;
    height: 10px;
    border: 2px solid var(--bg-surface);
    border-radius: 50%;
    background: var(--brand-solid);
    box-sizing: content-box;
  }
`;
