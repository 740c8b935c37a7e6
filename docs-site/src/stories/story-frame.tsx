import { darkCss, tokensCss } from '@jishi/ui/tokens';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { hostCss } from './host-css.ts';

type Theme = 'light' | 'dark';
type Stories = Readonly<Record<string, ComponentType>>;

const css: Readonly<Record<Theme, string>> = { light: hostCss(tokensCss), dark: hostCss(`${tokensCss}\n${darkCss}`) };
const themes: readonly Theme[] = ['light', 'dark'];

/** Every story of a file, in both themes side by side. */
export function StoryFrames({ stories, file }: { stories: Stories; file: string }): ReactNode {
  return (
    <section>
      {Object.entries(stories).map(([name, Story]) => (
        <figure className="story" key={name}>
          <figcaption>
            {wordsOf(name)} <code>{file}</code>
          </figcaption>
          <div className="story-themes">
            {themes.map((theme) => (
              <Stage key={theme} theme={theme}>
                <Story />
              </Stage>
            ))}
          </div>
        </figure>
      ))}
    </section>
  );
}

/** `WithAnIcon` → `With an icon`. */
const wordsOf = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A shadow tree: styles of the shop stay inside, styles of the site outside. */
function Stage({ theme, children }: { theme: Theme; children: ReactNode }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element) setInside(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={host} className="story-stage">
      {inside &&
        createPortal(
          <StyleSheetManager target={inside}>
            <style>{css[theme]}</style>
            {children}
          </StyleSheetManager>,
          inside,
        )}
    </div>
  );
}
