import { styled } from 'styled-components';

/** The line and ground around a control; it shows focus, error and disabled state of what it holds. */
export const InputFrame = styled.div<{ $size?: 'md' | 'sm' }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ $size }) => ($size === 'sm' ? '36px' : '44px')};
  padding: 0 ${({ $size }) => ($size === 'sm' ? '8px' : '12px')};
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);

  > svg {
    color: var(--text-tertiary);
  }
  input,
  select,
  textarea {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    appearance: none;
    font: var(--type-field);
    text-overflow: ellipsis;
  }
  &:has(:is(input, select, textarea):focus) {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-solid);
  }
  &:has(:is(input, select, textarea):disabled) {
    background: var(--bg-sunken);
    border-color: var(--border-default);
    color: var(--text-tertiary);
    cursor: not-allowed;

    input,
    select,
    textarea {
      cursor: not-allowed;
      -webkit-text-fill-color: currentcolor;
    }
  }
`;

/** A text button inside a field, at its end: "获取验证码". */
export const FieldButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  flex: none;
  min-height: 32px;
  padding: 0 4px;
  color: var(--info-text);
  font: var(--type-label);
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
  &:disabled {
    color: var(--text-tertiary);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
