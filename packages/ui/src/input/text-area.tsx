import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { useControlProps } from '../field/field-context.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { InputFrame } from './input-frame.tsx';

const Frame = styled(InputFrame)`
  align-items: stretch;

  textarea {
    /* As high as an example that needs more, and as what is typed. */
    field-sizing: content;
    min-height: calc(3lh + 10px + 1.625rem);
    max-height: 60vh;
    padding: 10px 0 1.625rem;
    resize: vertical;
  }
`;

const Counter = styled.span`
  position: absolute;
  /* Lines scroll behind it; the handle that changes the height stays free. */
  inset: auto 28px 1px 1px;
  padding: 2px 0 5px;
  border-radius: inherit;
  background: inherit;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  text-align: right;
  pointer-events: none;
`;

/** From here on the counter is said aloud while typing. */
const LAST = 20;

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & {
  /** Says how many characters are left, needed with `maxLength`: "还可以输入 12 个字". */
  leftLabel?: (left: number) => string;
};

/** Several lines of text; with `maxLength` a counter stands at the bottom right. */
export function TextArea({ leftLabel, onChange, ...props }: TextAreaProps) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typed : String(props.value).length;
  const left = (props.maxLength ?? Number.POSITIVE_INFINITY) - length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Frame>
      <textarea {...useControlProps({ rows: 3, ...props })} onChange={handleChange} />
      {props.maxLength !== undefined && (
        <Counter aria-hidden="true">
          {length}/{props.maxLength}
        </Counter>
      )}
      {leftLabel && <VisuallyHidden role="status">{left <= LAST ? leftLabel(left) : ''}</VisuallyHidden>}
    </Frame>
  );
}
