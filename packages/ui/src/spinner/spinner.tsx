import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export type SpinnerProps = {
  /** Diameter in px. */
  size?: number;
  /** Said to readers; leave it out where the text beside it already says so. */
  label?: string;
};

/** A turning ring in the colour of the text. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return label === undefined ? (
    <Ring $size={size} aria-hidden="true" />
  ) : (
    <Ring $size={size} role="status" aria-label={label} />
  );
}
