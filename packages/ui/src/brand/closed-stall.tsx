import { styled } from 'styled-components';
import { awningCss } from './awning.tsx';

const Stall = styled.div`
  position: relative;
  width: min(440px, 100%);
  margin-inline: auto;
  filter: drop-shadow(0 2px 3px rgb(70 30 10 / 18%));
`;

/** Its shade falls on what hangs below it: cream on a cream wall is seen by that. */
const Shade = styled.div`
  position: relative;
  z-index: 1;
  filter: drop-shadow(0 2px 3px rgb(70 30 10 / 30%));
`;

/** Nine stripes: red at both ends. */
const Cloth = styled.div`
  ${awningCss('cream', '64px', '100%/9', 'repeat-x')}
`;

const Booth = styled.div`
  position: relative;
  overflow: hidden;
  height: 230px;
  margin: -28px 20px 0;
  border-radius: 0 0 12px 12px;
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));

  &::before {
    content: '';
    position: absolute;
    inset: 8px 28px auto;
    height: 150px;
    border-radius: 0 0 6px 6px;
    background: repeating-linear-gradient(180deg, var(--shut-a) 0 12px, var(--shut-b) 12px 14px);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 48px;
    background: linear-gradient(180deg, var(--wood-a) 0 10px, var(--wood-b) 10px);
  }
`;

const PaperTag = styled.span`
  position: absolute;
  z-index: 1;
  left: 50%;
  top: 72px;
  padding: 8px 20px;
  border-radius: 5px;
  background: #fffdf6;
  color: #241c17;
  box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
  font: var(--type-display-s);
  white-space: nowrap;
  transform: translateX(-50%) rotate(-4deg);
`;

/** The shut stall of the error and maintenance pages, a paper sign on its shutter. */
export function ClosedStall({ sign }: { sign: string }) {
  return (
    <Stall aria-hidden="true">
      <Shade>
        <Cloth />
      </Shade>
      <Booth>
        <PaperTag>{sign}</PaperTag>
      </Booth>
    </Stall>
  );
}
