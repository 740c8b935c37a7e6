import { below, from, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

/** On phones its upper edge is a line of sky. */
export const Header = styled.header`
  position: relative;
  z-index: var(--z-header);
  border-bottom: 1px solid var(--border-subtle);
  background: linear-gradient(var(--sky) 4px, var(--bg-surface) 0);
`;

/** The sky of the hour. It keeps the room of the bar while that is on its way. */
export const TopPlace = styled.div`
  ${from.md} {
    min-height: 36px;
    background: var(--sky);
  }
`;

export const MainRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 12px;
  min-height: 60px;

  ${from.md} {
    flex-wrap: wrap;
    min-height: 80px;
  }
  ${from.lg} {
    column-gap: 24px;
  }
`;

export const Logo = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 10px;
`;

export const LogoText = styled.span`
  display: grid;

  b {
    font: var(--type-display-m);
    line-height: 1.1;
    letter-spacing: 0.06em;
  }
  span {
    color: var(--text-tertiary);
    font: var(--type-micro);
    letter-spacing: 0.2em;
    text-transform: uppercase;
  }
  ${below.sm} {
    ${visuallyHidden}
  }
`;

export const Navigation = styled.nav`
  display: none;
  gap: 2px;

  ${from.md} {
    display: flex;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 40px;
    /* Closer where the search box would have room for its icon only. */
    padding: 0 clamp(6px, 1vw - 3px, 11px);
    border-radius: 8px;
    font-size: 0.9375rem;
    font-weight: 500;
    white-space: nowrap;
  }
  a:hover {
    background: var(--bg-hover);
  }
  a[aria-current='page'] {
    background: linear-gradient(var(--brand-solid) 0 0) bottom / 20px 3px no-repeat;
    color: var(--brand-text);
    font-weight: 700;
  }
`;

export const PhonePlace = styled.div`
  ${from.md} {
    display: none;
  }
`;

export const CartPlace = styled.div`
  display: none;

  ${from.md} {
    display: block;
  }
`;

export const CartLink = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 1.5px solid var(--brand-border);
    border-radius: var(--r-full);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
    white-space: nowrap;
  }
`;
