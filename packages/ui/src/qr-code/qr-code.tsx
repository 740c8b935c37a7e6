import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';

/** The encoder comes with the first code; where it does not come nothing is drawn. */
const Drawing = lazy(() => import('./qr-drawing.tsx').catch(() => ({ default: () => null })));

const Plate = styled.div<{ $size: number }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  overflow: hidden;
  /* The same in the dark theme: a code is dark on white. */
  background: #fff;
`;

const Mark = styled.span`
  position: absolute;
  display: grid;
  padding: 4px;
  border-radius: 13px;
  background: #fff;
`;

export type QrCodeProps = {
  /** What a scanner reads, usually an address; some 1,600 characters at most. */
  content: string;
  /** What the code is for, for those who do not see it. */
  label: string;
  /** Edge in px, with the white around the code; 180 by default. */
  size?: number;
  /** Stands in the middle, at most a fifth of `size` wide; a stronger error correction makes up for what it covers. */
  mark?: ReactNode;
};

/**
 * A QR code to be scanned from the screen: dark on white in both themes, with the four modules of white ISO/IEC 18004
 * asks for. A skeleton of its size stands there until the encoder has come.
 *
 * @throws RangeError while drawing, when `content` is too long for a code
 */
export function QrCode({ content, label, size = 180, mark = null }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton $width={`${size}px`} $height={`${size}px`} $radius="var(--r-md)" />}>
      <Drawing content={content} correction={mark === null ? 'M' : 'Q'}>
        {(code) => (
          <Plate role="img" aria-label={label} $size={size}>
            {code}
            {mark !== null && <Mark>{mark}</Mark>}
          </Plate>
        )}
      </Drawing>
    </Suspense>
  );
}
