import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type FocusEvent, type FormEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../field/field.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { below, from } from '../tokens/media.ts';

const Box = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding-left: 14px;
  border: 1.5px solid var(--brand-solid);
  border-radius: var(--r-full);
  background: var(--bg-surface);

  ${from.md} {
    height: 44px;
  }
  > svg {
    color: var(--text-tertiary);
  }
  &:has(input:focus) {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 24%, transparent);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-solid);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    appearance: none;
    font: var(--type-field);
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  color: var(--text-tertiary);

  input:placeholder-shown + & {
    visibility: hidden;
  }
`;

const Go = styled.button`
  align-self: stretch;
  flex: none;
  margin: 2.5px;
  padding: 0 18px;
  border-radius: var(--r-full);
  background: var(--brand-solid);
  color: var(--brand-on);
  font: var(--type-body-strong);

  &:hover {
    background: var(--brand-solid-hover);
  }
  ${below.sm} {
    padding: 0 12px;
    font-size: 0.8125rem;
  }
`;

const Complaint = styled.div`
  position: absolute;
  z-index: var(--z-dropdown);
  top: calc(100% + 6px);
  left: 0;
  padding: 6px 12px;
  border-radius: var(--r-sm);
  background: var(--danger-soft);
`;

export type SearchBoxProps = {
  /** Says what is searched. */
  label: string;
  submitLabel: string;
  clearLabel: string;
  placeholder: string;
  /** Name of the word in the query of `action`. */
  name?: string;
  /** Where the form goes without JavaScript, by GET. */
  action?: string;
  defaultValue?: string;
  /** Called with the trimmed word instead of loading `action`. */
  onSearch?: (word: string) => void;
  /** Called with the word when the box is left, to check it. */
  onLeave?: (word: string) => void;
  error?: ReactNode;
  /** For suggestions: their ARIA attributes and key handling on the input. */
  inputProps?: ComponentPropsWithRef<'input'>;
  /** A panel below the box. */
  children?: ReactNode;
};

/** The search form of the header. Give it a new `key` when the word in the address changes. */
export function SearchBox(props: SearchBoxProps) {
  const { label, submitLabel, clearLabel, placeholder, name = 'title', onSearch, onLeave, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const word = () => input.current?.value.trim() ?? '';

  const handleSubmit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(word());
  };
  const handleBlur = (event: FocusEvent) => {
    // Moving on to the buttons of the box itself is not leaving it.
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(word());
  };
  const handleClear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };

  return (
    <Box role="search" action={props.action} onSubmit={handleSubmit} onBlur={handleBlur}>
      <Pill>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={props.defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          {...props.inputProps}
          ref={input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <Clear type="button" aria-label={clearLabel} onClick={handleClear}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Clear>
        <Go type="submit">{submitLabel}</Go>
      </Pill>
      {error && (
        <Complaint>
          <FieldError id={errorId}>{error}</FieldError>
        </Complaint>
      )}
      <VisuallyHidden role="status">{error}</VisuallyHidden>
      {props.children}
    </Box>
  );
}
