import { renderToString } from 'react-dom/server';
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { RememberedRules, rememberRules } from './remembered-rules.tsx';

const turn = keyframes`from { opacity: 0 } to { opacity: 1 }`;
const Box = styled.div<{ $wide?: boolean }>`
  color: red;
  animation: ${turn} 1s;
  &:hover { color: blue; }
  ${({ $wide }) => $wide && css`width: 100%;`}
`;
const Card = styled(Box)`padding: 4px;`;

const page = (
  <>
    <Box />
    <Box $wide />
    <Card />
  </>
);

function stylesOf(isRemembering: boolean): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(isRemembering ? <RememberedRules>{page}</RememberedRules> : page));
  return `${sheet.getStyleTags()}${html}`;
}

test('every page has all its styles, whether they are remembered or not', () => {
  const plain = stylesOf(false);
  expect(plain).toContain('padding');
  expect([stylesOf(true), stylesOf(true), stylesOf(true)]).toEqual([plain, plain, plain]);
});

const stringify = () =>
  Object.assign(
    vi.fn((text: string, selector = '') => [`${selector}{${text}}`]),
    { hash: 'of plugins' },
  );

test('a text is made into rules once for each selector', () => {
  const made = stringify();
  const rules = rememberRules(made);
  expect(rules.hash).toBe('of plugins');
  expect([rules('color:red', '.a'), rules('color:red', '.a')]).toEqual([['.a{color:red}'], ['.a{color:red}']]);
  rules('color:red', '.b');
  rules('color:red', '.a', '@keyframes');
  rules('color:red', '.a', undefined, 'sc-a');
  expect(made).toHaveBeenCalledTimes(4);
});

test('so many are remembered', () => {
  const made = stringify();
  const rules = rememberRules(made, 10);
  for (let round = 0; round < 2; round += 1) {
    for (let width = 0; width < 11; width += 1) rules(`width:${width}px`, '.a');
  }
  expect(made.mock.calls.length).toBeGreaterThan(11);
  expect(rules('width:10px', '.a')).toEqual(['.a{width:10px}']);
});
