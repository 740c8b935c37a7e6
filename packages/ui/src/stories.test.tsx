import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();

const stories = await Promise.all(
  files.map(async (file) => {
    const module = (await import(join(import.meta.dirname, file))) as Record<string, ComponentType>;
    return Object.entries(module).map(([name, Story]) => ({ file, name, Story }));
  }),
);

it('there are stories of many components', () => expect(files.length).toBeGreaterThan(12));

describe.each(stories.flat())('$file, $name', ({ Story }) => {
  it('is drawn, and all that can be used has a name', () => {
    const { container } = render(<Story />);
    expect(container).not.toBeEmptyDOMElement();
    for (const element of container.querySelectorAll('button, a[href], input, select, textarea, [role=img]')) {
      expect(element).toHaveAccessibleName();
    }
  });
});
