import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** The pieces of an amount; joined in this order they are the amount. */
export type PriceParts = { sign: string; symbol: string; whole: string; decimals: string };

const sizes = { xl: '2.25rem', l: '1.625rem', m: '1.25rem', s: '1rem', inherit: '1em' } as const;

type Look = { $size: keyof typeof sizes; $tone: 'price' | 'ink' };

const Amount = styled.span<Look>`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  color: ${({ $tone }) => ($tone === 'ink' ? 'var(--text-primary)' : 'var(--price)')};
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.15;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

const small = css`
  margin-right: 1px;
  font-size: 0.68em;
  font-weight: 600;
`;

/** A symbol of several letters, or behind a sign; one letter is made small by the amount itself. */
const Currency = styled.span`
  ${small}
`;

const Pieces = styled.span<{ $isLed: boolean }>`
  ${({ $isLed }) =>
    $isLed &&
    css`
      &::first-letter {
        ${small}
      }
    `}
`;

const Decimals = styled.span`
  font-size: 0.72em;
`;

const joined = ({ sign, symbol, whole, decimals }: PriceParts): string => `${sign}${symbol}${whole}${decimals}`;

export type PriceProps = {
  parts: PriceParts;
  /** Upper end of a range, drawn without its symbol: `¥149.00 – 239.00`. */
  to?: PriceParts;
  size?: keyof typeof sizes;
  /** `ink` for unit prices in tables. */
  tone?: 'price' | 'ink';
};

/** An amount, typographically. Readers get it as one text instead of four pieces. */
export function Price({ parts, to, size = 'm', tone = 'price' }: PriceProps) {
  const full = to ? `${joined(parts)} – ${to.sign}${to.whole}${to.decimals}` : joined(parts);
  const isLed = parts.sign === '' && [...parts.symbol].length === 1;
  return (
    <Amount $size={size} $tone={tone}>
      <Pieces $isLed={isLed} aria-hidden="true">
        {isLed ? (
          parts.symbol + parts.whole
        ) : (
          <>
            {parts.sign}
            <Currency>{parts.symbol}</Currency>
            {parts.whole}
          </>
        )}
        <Decimals>{parts.decimals}</Decimals>
        {to && (
          <>
            {` – ${to.sign}${to.whole}`}
            <Decimals>{to.decimals}</Decimals>
          </>
        )}
      </Pieces>
      <VisuallyHidden>{full}</VisuallyHidden>
    </Amount>
  );
}

const Struck = styled.s`
  position: relative;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  text-decoration: line-through;
  white-space: nowrap;
`;

export type StrikePriceProps = {
  /** The former amount, complete with symbol. */
  text: string;
  /** Said before it to readers: "平时价", "Usually". */
  label: string;
  /** What it is, shown on hover. */
  hint?: string;
};

/** The price before, struck through. */
export function StrikePrice({ text, label, hint }: StrikePriceProps) {
  return (
    <Struck title={hint}>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {text}
    </Struck>
  );
}
