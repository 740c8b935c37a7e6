import { styled } from 'styled-components';

export const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 42px;
  padding: 0 16px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  text-align: left;

  img {
    width: 32px;
    height: 32px;
    margin-left: -11px;
  }
  small {
    font: var(--type-micro);
  }
  &:hover {
    border-color: var(--text-primary);
  }
  &[aria-pressed='true'] {
    padding: 0 15px;
    border: 2px solid var(--brand-solid);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
  &[aria-disabled] {
    border-style: dashed;
    border-color: var(--border-default);
    background: var(--bg-sunken);
    color: var(--text-tertiary);
    cursor: not-allowed;

    img {
      filter: grayscale(1);
    }
  }
`;

export const Tick = styled.span`
  position: absolute;
  top: -8px;
  right: -8px;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: var(--brand-solid);
  box-shadow: 0 0 0 2px var(--bg-surface);
  color: var(--brand-on);
`;
