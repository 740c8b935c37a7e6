import { LogoMark } from '@jishi/ui';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { qrPath } from '../model/qr-path.ts';

/** Modules of white around the code, as scanners want it. */
const QUIET = 4;

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 236px;
  height: 236px;
  border: 1px solid var(--border-default);
  border-radius: 16px;
  overflow: hidden;
  /* The same in the dark theme: a code is dark on white. */
  background: #fff;

  > svg {
    width: 100%;
    height: 100%;
  }
  > span {
    position: absolute;
    display: grid;
    padding: 4px;
    border-radius: 13px;
    background: #fff;
  }
`;

type QrCodeProps = { content: string; label: string };

/** A QR code with the mark of the shop in its middle, which its error correction makes up for. */
export default function QrCode({ content, label }: QrCodeProps) {
  const { size, data } = encode(content, { ecc: 'Q', border: 0 });
  const edge = size + 2 * QUIET;
  return (
    <Frame role="img" aria-label={label}>
      <svg viewBox={`-${QUIET} -${QUIET} ${edge} ${edge}`} shapeRendering="crispEdges" aria-hidden="true">
        <path fill="#241c17" d={qrPath(data)} />
      </svg>
      <span>
        <LogoMark size={36} />
      </span>
    </Frame>
  );
}
