import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Note } from '../feedback/note.tsx';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  /* Brought into view with its label and its fault, clear of bars at the edges of the page. */
  [aria-invalid='true'] {
    scroll-margin-top: 96px;
    scroll-margin-bottom: 96px;
  }
`;

export type FormErrors = Readonly<Record<string, string | undefined>>;

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  /** Called on submit; the page is not loaded anew. */
  onSubmit: (data: FormData) => void;
  /** Texts by field as shown; a new object after a submit moves the focus to the first field that is wrong. */
  errors?: FormErrors;
};

const hasErrors = (errors: FormErrors | undefined): boolean =>
  Object.values(errors ?? {}).some((text) => text !== undefined && text !== '');

/**
 * A form that leaves checking to its owner and brings the shopper to the first fault, also when it comes from the server. It is sent by a
 * script: should a browser send it by itself, what stands in its fields must not become part of an address.
 */
export function Form({ onSubmit, errors, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaiting = useRef(false);

  useEffect(() => {
    if (!isAwaiting.current || !hasErrors(errors)) return;
    isAwaiting.current = false;
    focusFirstError(form.current);
  }, [errors]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isAwaiting.current = true;
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <Fields method="post" noValidate {...rest} ref={form} onSubmit={handleSubmit}>
      {children}
    </Fields>
  );
}

/** Moves the focus to the first control marked `aria-invalid`, and brings it into view; says whether there was one. */
export function focusFirstError(container: ParentNode | null): boolean {
  const first = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // By itself the focus scrolls no farther than the control, to where a bar or the edge of a dialog covers its label.
  first?.focus({ preventScroll: true });
  first?.scrollIntoView?.({ block: 'nearest' });
  return first !== null && first !== undefined;
}

/** What is wrong with the whole form, near its button. Empty: nothing is drawn. */
export function FormError({ children }: { children?: string | undefined }) {
  return <div role="alert">{children && <Note tone="danger">{children}</Note>}</div>;
}

/** Buttons at the end of a form or dialog; the main one last. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`;
