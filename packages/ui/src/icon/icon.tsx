import { type ComponentProps, createContext, useContext, useInsertionEffect } from 'react';
import { drawOnce } from './draw-once.ts';
import type { IconNode, IconSheet } from './symbols.ts';

/** Where the server collects the drawings of a page; in a browser there is none. */
export const IconSheetContext = createContext<IconSheet | null>(null);

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | string };

const isNamed = (props: object): boolean => 'role' in props || 'aria-label' in props;

/**
 * Makes the component of an icon, in the measures of lucide: 24 px, strokes of 2. Its drawing stands in a page once, however
 * often it is used.
 *
 * @param id of its drawing in the page: equal ids are drawn alike
 */
export function createIcon(id: string, node: IconNode) {
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, ...rest }: IconProps) {
    useContext(IconSheetContext)?.add(id, node);
    useInsertionEffect(() => drawOnce(id, node), []);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a name comes with the props, or it is hidden
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke={color}
        strokeWidth={strokeWidth}
        aria-hidden={isNamed(rest) ? undefined : 'true'}
        {...rest}
      >
        <use href={`#${id}`} />
      </svg>
    );
  };
}
