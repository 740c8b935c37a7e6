import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Trust: delivery. Brand: money off. Promo: points. Info, mute: kind of goods. Solid: runs now. Line: quiet. */
export type TagTone = 'trust' | 'brand' | 'promo' | 'info' | 'mute' | 'solid' | 'line';

const tones: Record<TagTone, string> = {
  trust: 'background:var(--trust-soft);color:var(--trust-text);',
  brand: 'background:var(--brand-soft);color:var(--brand-text);',
  promo: 'background:var(--promo-soft);color:var(--promo-text);',
  info: 'background:var(--info-soft);color:var(--info-text);',
  mute: 'background:var(--bg-sunken);color:var(--text-secondary);',
  solid: 'background:var(--brand-solid);color:var(--brand-on);',
  line: 'border-color:var(--brand-border);color:var(--brand-text);',
};

/** A small word on a card, 18 px high; `$large` is the 22-px flag on a picture. */
export const Tag = styled.span<{ $tone?: TagTone; $large?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-height: ${({ $large }) => ($large ? '22px' : '18px')};
  padding: 0 ${({ $large }) => ($large ? '8px' : '5px')};
  border: 1px solid transparent;
  border-radius: ${({ $large }) => ($large ? '6px' : '4px')};
  font: var(--type-micro);
  white-space: nowrap;
  ${({ $tone = 'mute' }) => tones[$tone]}
`;

/** Row of tags; keeps its height when empty so that prices beside each other align. */
export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 18px;

  /* One that is wider than its card breaks between words. */
  > * {
    white-space: normal;
  }
`;

const Round = styled.span<{ $ring: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 18px;
  min-height: 18px;
  padding: 0 5px;
  border-radius: 1rem;
  background: var(--brand-solid);
  color: var(--brand-on);
  font: var(--type-micro);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $ring }) => $ring && 'box-shadow:0 0 0 2px var(--bg-surface);'}
`;

export type BadgeProps = {
  /** Nothing is drawn for 0 and below; `99+` from 100. */
  count: number;
  /** What is counted, for readers: "3 条未读". */
  label?: string;
  /** A ring of the surface, for a badge on an icon. */
  ring?: boolean;
};

/** A count in a red round. */
export function Badge({ count, label, ring = false }: BadgeProps) {
  if (!(count > 0)) return null;
  const shown = count > 99 ? '99+' : String(count);
  if (label === undefined) return <Round $ring={ring}>{shown}</Round>;
  return (
    <Round $ring={ring}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Round>
  );
}
