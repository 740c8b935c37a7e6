// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from './icon.tsx';
import { createIconSheet, IconSheetContext } from './icon-sheet.ts';

const Minus = createIcon('minus', [['path', { d: 'M5 12h14', key: '1ays0h' }]]);
const Dot = createIcon('dot', [['circle', { cx: '12', cy: '12', r: '1', key: '1o1qwz' }]]);

const marks = 'stroke-linecap="round" stroke-linejoin="round"';

it('holds what a page drew, each once and only until it is taken', () => {
  const sheet = createIconSheet();
  const draw = (Icon: typeof Minus) =>
    renderToStaticMarkup(
      <IconSheetContext value={sheet}>
        <Icon size={14} />
      </IconSheetContext>,
    );
  expect(sheet.take()).toBe('');
  expect(draw(Minus)).toBe(
    '<svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><use href="#minus"></use></svg>',
  );
  draw(Minus);
  expect(sheet.take()).toBe(`<svg id="icons" hidden><path id="minus" ${marks} d="M5 12h14"/></svg>`);
  draw(Minus);
  expect(sheet.take()).toBe('');
  draw(Dot);
  expect(sheet.take()).toBe(`<svg hidden><circle id="dot" ${marks} cx="12" cy="12" r="1"/></svg>`);
});

it('of one page holds nothing of another', () => {
  const [one, other] = [createIconSheet(), createIconSheet()];
  renderToStaticMarkup(
    <IconSheetContext value={one}>
      <Dot />
    </IconSheetContext>,
  );
  expect(one.take()).toContain('id="dot"');
  expect(other.take()).toBe('');
});
