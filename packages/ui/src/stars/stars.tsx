import { useId } from 'react';
import { styled } from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  gap: 1px;
  color: var(--star);
`;

// Outline of lucide's "star" (ISC).
const outline =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

export type StarsProps = {
  /** 0 to `max`, fractions allowed; values outside are limited. */
  score: number;
  /** Read out instead of the stars: "4.6 星，满分 5 星". */
  label: string;
  max?: number;
  /** Size of one star in px. */
  size?: number;
};

/** A rating to look at. */
export function Stars({ score, label, max = 5, size = 16 }: StarsProps) {
  const id = useId();
  return (
    <Line role="img" aria-label={label}>
      {Array.from({ length: max }, (_, index) => {
        const share = Math.min(1, Math.max(0, score - index));
        const clip = `${id}-${index}`;
        return (
          <svg key={index} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
            {share > 0 && share < 1 && (
              <clipPath id={clip}>
                <rect width={24 * share} height="24" />
              </clipPath>
            )}
            <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.75" />
            {share > 0 && <path d={outline} fill="currentColor" clipPath={share < 1 ? `url(#${clip})` : undefined} />}
          </svg>
        );
      })}
    </Line>
  );
}
