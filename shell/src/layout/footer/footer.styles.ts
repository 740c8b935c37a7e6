import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Scallops stand on top of the ground. */
export const Edge = styled.div`
  position: absolute;
  right: 0;
  bottom: 100%;
  left: 0;
`;

export const Promises = styled.ul`
  display: grid;
  /* Two, where large text has room for them. */
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, (100% - 16px) / 2), 1fr));
  gap: 16px;
  padding: 28px 0;
  border-bottom: 1px solid var(--border-default);

  li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding: 36px 0;

    li {
      align-items: start;
    }
  }
  b {
    display: block;
    color: var(--text-primary);
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }
  span {
    font: var(--type-caption);
    text-wrap: pretty;
  }
  ${below.sm} {
    b {
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
    div span {
      display: none;
    }
  }
`;

export const PromiseIcon = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 14px;
  background: var(--trust-soft);
  color: var(--trust-text);

  ${below.sm} {
    width: 36px;
    height: 36px;
    border-radius: 12px;
  }
`;

export const Bottom = styled.div`
  display: grid;
  gap: 8px;
  padding: 20px 0 28px;
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-wrap: pretty;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;

  a,
  button {
    display: inline-block;
    min-height: 24px;
  }
  a:hover,
  button:hover {
    color: var(--brand-text);
  }
`;

export const MiniFooter = styled.footer`
  display: grid;
  justify-items: center;
  padding: 24px 16px;
  color: var(--text-tertiary);
  font-size: 0.75rem;
`;

/** Language and colours for phones, which have no bar above the header. */
export const Choices = styled.div`
  display: flex;
  gap: 20px;

  ${from.md} {
    display: none;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;
