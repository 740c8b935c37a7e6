import { below, from, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Header = styled.header`
  position: relative;
  z-index: var(--z-header);
  border-bottom: 1px solid var(--border-subtle);
  background: var(--bg-surface);
`;

/** Keeps the room of the bar while it is on its way. */
export const TopPlace = styled.div`
  ${from.md} {
    min-height: 36px;
    background: var(--bg-sunken);
  }
`;

export const MainRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 60px;

  ${from.md} {
    height: 80px;
  }
  ${from.lg} {
    gap: 24px;
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
  line-height: 1;

  b {
    font: 700 24px / 26px var(--font-display);
    letter-spacing: 0.06em;
  }
  span {
    color: var(--text-tertiary);
    font-size: 10px;
    font-weight: 600;
    line-height: 12px;
    letter-spacing: 0.28em;
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
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 40px;
    padding: 0 11px;
    border-radius: 8px;
    font-size: 15px;
    font-weight: 500;
    white-space: nowrap;
  }
  a:hover {
    background: var(--bg-hover);
  }
  a[aria-current='page'] {
    color: var(--brand-text);
    font-weight: 700;
  }
  a[aria-current='page']::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 20px;
    height: 3px;
    margin-left: -10px;
    border-radius: 2px;
    background: var(--brand-solid);
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

export const CartLink = styled.a`
  display: none;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 16px;
  border: 1.5px solid var(--brand-border);
  border-radius: var(--r-full);
  background: var(--brand-soft);
  color: var(--brand-text);
  font-weight: 600;
  white-space: nowrap;

  ${from.md} {
    display: inline-flex;
  }
`;
