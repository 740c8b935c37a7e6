import type { FragmentModule, PageModule } from '@jishi/contracts';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { LoadedModule } from '../parts/parts.ts';

/** Props of the fragment in this place; a context, so that new props reach it without a new element above. */
export const MountedProps = createContext<object>({});

/** What a place draws once its module is there. `afterMount` runs when it has become alive. */
export function contentOf(loaded: LoadedModule, id: string, afterMount?: () => void): ComponentType {
  const View = (loaded.default as PageModule | FragmentModule<object>).Component as ComponentType<object>;
  const part = id.split('/')[0];
  return function Content() {
    const props = useContext(MountedProps);
    useEffect(() => afterMount?.(), []);
    return (
      <div data-body="" data-part={part} data-version={loaded.version}>
        <View {...props} />
      </div>
    );
  };
}

/** Looks like the server's HTML and hydrates at once, whatever a waiting place would have become. */
export function inertContent(html: string): ComponentType {
  return function InertContent() {
    // The page's own server HTML, put back as it stood.
    return <div data-body="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/** Stands where a module could not be had; the place itself says so. */
export function EmptyContent(): null {
  return null;
}
