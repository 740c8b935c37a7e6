import { Command } from 'commander';
import { expect, it } from 'vitest';
import { type DocumentOptions, documentOf, withDocument } from './document-options.ts';

function parse(...args: string[]): object {
  const command = withDocument(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return documentOf(command.parse(args, { from: 'user' }).opts<DocumentOptions>());
}

it.each([
  [['--set', 'price=19.90'], { price: '19.90' }],
  [['--set', 'name.zh=杯', '--set', 'name.en=Cup'], { name: { zh: '杯', en: 'Cup' } }],
  [['--set', 'texts.0.lang=zh'], { texts: [{ lang: 'zh' }] }],
  [['--set', 'brand='], { brand: null }],
  [['--set', 'note=a=b'], { note: 'a=b' }],
])('reads %j', (args, document) => {
  expect(parse(...args)).toEqual(document);
});

it.each([[['--set', 'price']], [['--set', '=1']], [['--set', 'name..zh=x']], [['--set', '__proto__.isFree=1']], [[]]])(
  'refuses %j',
  (args) => {
    expect(() => parse(...args)).toThrow();
    expect({}).not.toHaveProperty('isFree');
  },
);
