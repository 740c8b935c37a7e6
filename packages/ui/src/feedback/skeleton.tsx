import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const shine = keyframes`
  to {
    transform: translateX(100%);
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export type SkeletonProps = {
  /** Any CSS width, the whole line by default. */
  $width?: string;
  $height?: string;
  $radius?: string;
  /** For pictures: `1`, `16/9`. */
  $ratio?: string;
};

/** A block in the shape of what will come. It shines, and stands still for reduced motion. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  ${({ $ratio, $height = '16px' }) => ($ratio ? `aspect-ratio:${$ratio};` : `height:${$height};`)}
  border-radius: ${({ $radius = '6px' }) => $radius};
  overflow: hidden;
  background: var(--skeleton);

  /* Moved as a layer of its own: a moving background would be painted anew for every frame, while the page starts. */
  &::after {
    display: block;
    height: 100%;
    background: linear-gradient(100deg, transparent 40%, var(--skeleton-shine) 50%, transparent 60%);
    transform: translateX(-100%);
    animation: ${shine} 1.6s linear infinite;
    content: '';
  }
`;

const Region = styled.div`
  /* Loads of less than 150 ms show nothing at all. */
  animation: ${appear} 1ms 150ms backwards;
`;

/** Wraps the skeleton of a block and says once to readers that it is loading. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Region role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Region>
  );
}
