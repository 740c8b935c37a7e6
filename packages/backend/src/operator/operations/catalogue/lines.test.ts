import { describe, expect, it } from 'vitest';
import { createTimes } from '../../../kernel/wire/times.ts';
import { readDocument } from '../support/problems.ts';
import { type CatalogueFile, readCatalogueJson } from './json-file.ts';
import { readCatalogueCsv } from './read-csv.ts';
import { schemasOf } from './sections.ts';

const schemas = schemasOf(createTimes('Asia/Shanghai'));

/** Places of everything wrong with the products of a file. */
function placesOf({ sections, placeOf }: CatalogueFile): string[] {
  return (sections.goods ?? []).flatMap((product, index) => {
    const read = readDocument(schemas.goods, product, ['goods', index]);
    return 'problems' in read ? read.problems.map(({ path }) => placeOf(path)) : [];
  });
}

describe('lines of a bad file', () => {
  it('are those of the value in JSON, or of the nearest thing around it', () => {
    const text = '{"format":"jishi-catalogue","version":1,\n"goods":[\n{"key":"A"},\n{"name":{},\n"price":true}\n]}';
    const file = readCatalogueJson({ name: 'shop.json', text });
    expect(placesOf(file)).toEqual(['shop.json:4: goods.1.key', 'shop.json:5: goods.1.price']);
  });

  it('are those of the row in a table, line breaks inside cells counted', () => {
    const rows = [
      'key,name.en,price,sort',
      'A,"two',
      'lines",free,1',
      '',
      'B,Fine,1.00,1',
      'C,Short,1.00',
      'D,,1.001,x',
    ];
    const variants = ['good,choices.1.key.en,choices.1.value.en,price', 'A,Size,M,1', 'A,Size,M,dear'];
    const file = readCatalogueCsv([
      { file: 'goods.csv', text: rows.join('\r\n') },
      { file: 'variants.csv', text: variants.join('\n') },
      { file: 'brands.csv', text: 'key,colour\r\na,red\r\n' },
    ]);
    expect(file.problems.map(({ path, reason }) => `${file.placeOf(path)} ${reason}`)).toEqual([
      'brands.csv:1: has an unknown column: colour',
      'goods.csv:6: has 3 cells, the head has 4',
    ]);
    expect(placesOf(file)).toEqual([
      'goods.csv:2: price',
      'variants.csv:3: price',
      'goods.csv:7: price',
      'goods.csv:7: sort',
    ]);
  });

  it.each([
    ['key,name.en\nA,x\nB,"open\nC,y\n', 'goods.csv:3: is no CSV'],
    ['key,name.en\nA,\uFFFD\n', 'goods.csv:1: is not UTF-8'],
    ['name.en\nx\n', 'goods.csv:1: has no column: key'],
  ])('says why %j cannot be read', (text, expected) => {
    const { problems, placeOf } = readCatalogueCsv([{ file: 'goods.csv', text }]);
    expect(problems.map(({ path, reason }) => `${placeOf(path)} ${reason}`)).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('refuses what is no catalogue', () => {
    expect(() => readCatalogueJson({ name: 'a.json', text: '[1,' })).toThrow('a.json is no JSON');
    expect(() => readCatalogueJson({ name: 'a.json', text: '{"goods":[]}' })).toThrow('a.json is no catalogue');
  });
});
