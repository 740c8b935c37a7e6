import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { FieldContext } from './field-context.ts';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
`;

export const labelCss = css<{ $hidden?: boolean }>`
  font: var(--type-label);
  color: var(--text-primary);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Label = styled.label<{ $hidden?: boolean }>`
  ${labelCss}

  small {
    margin-left: 6px;
    font: var(--type-caption);
    color: var(--text-tertiary);
  }
`;

export const Hint = styled.p`
  font: var(--type-caption);
  color: var(--text-tertiary);
`;

const ErrorLine = styled(Hint)`
  display: flex;
  gap: 4px;
  align-items: flex-start;
  color: var(--danger-text);

  /* As large as the words, in the middle of their first line. */
  svg {
    flex: none;
    width: 0.875rem;
    height: 1.125rem;
  }
`;

/** The sentence under a control that is not right. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}

export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for readers only; use it where the look of the control says it all. */
  labelHidden?: boolean;
  /** A small word after the label: "选填". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** The control is wrong, and this says how; empty or missing means right. */
  error?: ReactNode;
  required?: boolean;
  /** Exactly one control of this entry. */
  children: ReactNode;
};

/** A control with its label above, its hint and its error below, tied together for readers. */
export function Field({ label, labelHidden = false, mark, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined;
  return (
    <Block>
      <Label htmlFor={id} $hidden={labelHidden}>
        {label}
        {mark && <small>{mark}</small>}
      </Label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired: required }}>
        {children}
      </FieldContext>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hintId && <Hint id={hintId}>{hint}</Hint>}
    </Block>
  );
}
