import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

type Look = { $fill: boolean; $cutOut: boolean; $radius: string };

const Frame = styled.img<Look>`
  flex: none;
  max-width: 100%;
  height: auto;
  ${({ $fill }) => $fill && 'width:100%;height:100%;'}
  border-radius: ${({ $radius }) => $radius};
  object-fit: ${({ $cutOut }) => ($cutOut ? 'contain' : 'cover')};
  ${({ $cutOut }) => ($cutOut ? '' : 'background:var(--bg-sunken);filter:var(--picture-filter);')}
`;

const radii = { none: '0', sm: 'var(--r-sm)', md: 'var(--r-md)' } as const;

export type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'loading' | 'style'> & {
  src: string;
  /** The same picture at double density; or `srcSet` with `sizes`, where its width depends on the layout. */
  src2x?: string;
  /** Empty beside a text that says the same. */
  alt: string;
  /** In px as laid out: they keep the room before the picture arrives. */
  width: number;
  height: number;
  /** The largest picture of the first screen: loaded at once and first. Everything else is lazy. */
  priority?: boolean;
  /** Fills its frame (which has the ratio) instead of its own size. */
  fill?: boolean;
  /** An object without ground: no plate, no dimming in the dark theme. */
  cutOut?: boolean;
  radius?: keyof typeof radii;
};

/** A picture that never moves the page and is dimmed a little in the dark theme. */
export function Picture(props: PictureProps) {
  const { src, src2x, srcSet, alt, priority = false, fill = false, cutOut = false, radius = 'sm', ...rest } = props;
  return (
    <Frame
      // Order matters: a browser starts to load when it meets src, so loading and srcset come first.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      {...rest}
      srcSet={src2x ? `${src} 1x, ${src2x} 2x` : srcSet}
      src={src}
      alt={alt}
      $fill={fill}
      $cutOut={cutOut}
      $radius={cutOut ? '0' : radii[radius]}
    />
  );
}

/** A frame with a ratio (1:1 by default) for a `Picture fill`. */
export const PictureFrame = styled.span<{ $ratio?: string }>`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: ${({ $ratio = '1' }) => $ratio};
  background: var(--bg-sunken);
`;
