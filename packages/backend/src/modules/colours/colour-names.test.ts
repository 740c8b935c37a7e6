import { describe, expect, it } from 'vitest';
import { isColourName } from '../search/colour-words.ts';
import { colourNamesOf } from './colour-names.ts';

describe('names of colours', () => {
  const said = [
    { key: { zh: '颜色', en: 'Colour' }, value: { zh: '海棠红', en: 'Begonia' } },
    { key: { zh: '颜色', en: 'Colour' }, value: { zh: '晴蓝', en: 'Azure' } },
    { key: { zh: '尺码', en: 'Size' }, value: { zh: '大', en: 'Large' } },
  ];

  it('are those of the families a product comes in', () => {
    expect(colourNamesOf(said, 'zh')).toEqual(['红色', '蓝色']);
    expect(colourNamesOf(said, 'en')).toEqual(['red', 'blue']);
    expect(colourNamesOf([], 'en')).toEqual([]);
  });

  it('are no things, but for an orange', () => {
    expect(['red', '红色', 'orange', 'rose'].map(isColourName)).toEqual([true, true, false, false]);
  });
});
