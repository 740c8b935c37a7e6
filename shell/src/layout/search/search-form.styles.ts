import { below, from, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Search = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;

  ${from.md} {
    min-width: 9rem;
    max-width: 520px;
    margin-left: auto;
  }
`;

export const Box = styled.div<{ $isRefused: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding-left: 14px;
  border: 1.5px solid ${({ $isRefused }) => ($isRefused ? 'var(--danger-solid)' : 'var(--brand-solid)')};
  border-radius: var(--r-full);
  background: var(--bg-surface);
  color: var(--text-tertiary);

  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 24%, transparent);
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    color: var(--text-primary);
    font: var(--type-field);
    outline: 0;
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  input::placeholder {
    font-size: 0.875rem;
  }
  button {
    align-self: stretch;
    margin: 2.5px;
    padding: 0 18px;
    border-radius: var(--r-full);
    background: var(--brand-solid);
    color: var(--brand-on);
    font-weight: 600;
  }
  button:hover {
    background: var(--brand-solid-hover);
  }
  /* The key of the phone's keyboard sends it; other keyboards come to it and see it. */
  ${below.sm} {
    button:not(:focus-visible) {
      ${visuallyHidden}
    }
  }
  ${from.md} {
    min-height: 44px;
  }
`;

export const Remark = styled.p`
  position: absolute;
  z-index: var(--z-dropdown);
  top: calc(100% + 4px);
  left: 12px;
  padding: 4px 10px;
  border-radius: var(--r-sm);
  background: var(--danger-soft);
  color: var(--danger-text);
  font: var(--type-caption);

  button {
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const Panel = styled.div`
  position: absolute;
  z-index: var(--z-dropdown);
  top: calc(100% + 6px);
  right: 0;
  left: 0;

  &:not(:focus-within):not(form:focus-within > *) {
    display: none;
  }
`;
