import { css, styled } from 'styled-components';

/** Cinnabar and cream (stage), cream and gold (sale panels), cinnabar and gold (portal, section marks). */
export type AwningColours = 'cream' | 'sale' | 'mark';

const stripes: Record<AwningColours, string> = {
  cream: 'var(--awning-a),var(--awning-b)',
  sale: 'var(--awning-b),var(--awning-gold)',
  mark: 'var(--brand-solid),var(--awning-gold)',
};

/**
 * Two stripes with half-round feet, repeated whole: `round` stretches the tile so that no stripe is cut.
 *
 * @param colours which two stripes
 * @param height any CSS length
 * @param stripe width of one stripe, as wide as high by default
 * @param repeat `repeat-x` where the width is a whole number of stripes already
 */
export function awningCss(colours: AwningColours, height: string, stripe = height, repeat = 'round no-repeat') {
  const [odd, even] = stripes[colours].split(',');
  const tile = `0 0/calc(${stripe}*2) 100% ${repeat}`;
  const foot = (x: string) => `radial-gradient(25% 50% at ${x} 50%,#000 97%,transparent) ${tile}`;
  // WebKit rounds the tile to whole pixels of the screen; what that leaves free at the end would begin another stripe.
  const end = repeat.startsWith('round') ? `linear-gradient(${even} 0 0) 100% 0/calc(${stripe}/2) 100% no-repeat,` : '';
  const shape = `linear-gradient(#000 0 0) 0 0/100% 51% no-repeat,${foot('25%')},${foot('75%')}`;
  return css`
    height: ${height};
    background:
      linear-gradient(rgb(0 0 0 / 10%) 0 0) 0 0/100% 11% no-repeat,
      ${end}linear-gradient(90deg, ${odd} 50%, ${even} 0) ${tile};
    -webkit-mask: ${shape};
    mask: ${shape};
  `;
}

const Shade = styled.div`
  filter: drop-shadow(0 2px 3px rgb(70 30 10 / 18%));
`;

/** Long cloths hang in stripes narrower than they are long. */
const stripeOf = (height: number): number => (height < 30 ? height : Math.round(height * 0.65));

const Cloth = styled.div<{ $colours: AwningColours; $height: number }>`
  ${({ $colours, $height }) => awningCss($colours, `${$height}px`, `${stripeOf($height)}px`)}
`;

export type AwningProps = {
  colours?: AwningColours /** In px: 46 stage, 52 sign-in, 24 lottery, 64 error stall. */;
  height?: number;
};

/** The signature of the shop. At most twice in a viewport. */
export function Awning({ colours = 'cream', height = 28 }: AwningProps) {
  return (
    <Shade aria-hidden="true">
      <Cloth $colours={colours} $height={height} />
    </Shade>
  );
}

/** Scallops of the footer: put it on top of a block in `bg-sunken`. */
export const Scallops = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  background: radial-gradient(circle at 50% 100%, var(--bg-sunken) 11.5px, transparent 12px) 50% 0/24px 12px repeat-x;
`;
