import { styled } from 'styled-components';

const Track = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  border-radius: 3px;
  background: var(--brand-soft);
  color: var(--brand-solid);

  &[data-tone='promo'] {
    background: var(--border-default);
    color: var(--promo-solid);
  }
`;

export type ProgressBarProps = {
  /** 0 to 1; values outside are limited. */
  share: number;
  /** Read out: "已抢 64%"; leave it out where the text beside it says so. */
  label?: string;
  tone?: 'brand' | 'promo';
};

/** How much of something is taken, 6 px high. An SVG, because its length is no style attribute. */
export function ProgressBar({ share, label, tone = 'brand' }: ProgressBarProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 100)}%`;
  return (
    <Track role="img" aria-label={label} aria-hidden={label === undefined} data-tone={tone} preserveAspectRatio="none">
      <rect width={width} height="6" rx="3" fill="currentColor" />
    </Track>
  );
}
