import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Modules of white around a code. */
const QUIET = 4;

type QrDrawingProps = { content: string; correction: 'M' | 'Q'; children: (code: ReactNode) => ReactNode };

/** Hands the squares of a code to what frames them. */
export default function QrDrawing({ content, correction, children }: QrDrawingProps) {
  const { size, data } = encode(content, { ecc: correction, border: 0 });
  const edge = size + 2 * QUIET;
  return children(
    <svg
      width="100%"
      height="100%"
      viewBox={`-${QUIET} -${QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="#241c17" d={qrPath(data)} />
    </svg>,
  );
}
