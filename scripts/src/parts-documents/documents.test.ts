import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { partsDocuments, RENEW } from './documents.ts';
import { withSections } from './markers.ts';
import { aliveWhen, propertiesOf } from './words.ts';

// Reads the sources of every part: twenty seconds of processor time.
test(`what documents say of the parts is what the parts are; old ones are renewed by ${RENEW}`, {
  timeout: 120_000,
}, async () => {
  const documents = await partsDocuments(root);
  expect(documents.length).toBeGreaterThanOrEqual(6);
  for (const { file, text, renewed } of documents) expect(text, `${file} is old: ${RENEW}`).toBe(renewed);
});

describe('generated sections', () => {
  const marked = (text: string) => `before\n\n<!-- generated: a -->\n${text}\n<!-- end of a -->\n\nafter\n`;

  test.each(['', 'old\n\n- lines'])('take the place of %j, and nothing else', (old) => {
    const once = withSections(marked(old), { a: 'new' }, 'x.md');
    expect(once).toBe(marked('\nnew\n'));
    expect(withSections(once, { a: 'new' }, 'x.md')).toBe(once);
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['without a marker', 'text', { a: 'new' }, 'x.md lacks <!-- generated: a -->'],
    ['with half of one', '<!-- generated: a -->\n', { a: 'new' }, 'x.md lacks <!-- generated: a -->'],
    ['with one too many', marked(''), {}, 'x.md: nothing is generated for a'],
  ])('a document %s is refused', (_what, text, sections, message) => {
    expect(() => withSections(text, sections, 'x.md')).toThrow(message);
  });
});

test.each<[object, string[]]>([
  [{ type: 'object' }, []],
  [{ properties: { b: {}, a: {} }, required: ['b'] }, ['b', 'a?']],
  [
    {
      anyOf: [
        { properties: { name: {}, lines: {} }, required: ['name', 'lines'] },
        { properties: { name: {}, paid: {} }, required: ['name', 'paid'] },
      ],
    },
    ['name', 'lines?', 'paid?'],
  ],
])('properties of %j', (schema, names) => expect(propertiesOf(schema as Record<string, unknown>)).toEqual(names));

test('when a fragment is alive', () => {
  expect(aliveWhen({ hydrate: 'load', wakeOn: [] })).toBe('load');
  expect(aliveWhen({ hydrate: 'interaction', wakeOn: ['cart', 'session'] })).toBe(
    'interaction, or cart changes, or session changes',
  );
});
