import type { Lang } from '../../kernel/texts/languages.ts';
import type { ColourFamily } from '../../kernel/words/colours.ts';

/** What a family of colours is called when it is searched for. */
export const colourWords: Readonly<Record<Lang, Readonly<Record<ColourFamily, string>>>> = {
  zh: {
    red: '红色',
    pink: '粉色',
    orange: '橙色',
    yellow: '黄色',
    green: '绿色',
    blue: '蓝色',
    purple: '紫色',
    brown: '棕色',
    beige: '米色',
    white: '白色',
    grey: '灰色',
    black: '黑色',
    metallic: '金属色',
    multicolour: '彩色',
  },
  en: {
    red: 'red',
    pink: 'pink',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    brown: 'brown',
    beige: 'beige',
    white: 'white',
    grey: 'grey',
    black: 'black',
    metallic: 'metallic',
    multicolour: 'multicoloured',
  },
};

/** Names that are no things: an orange is one. */
const adjectives = new Set(
  Object.values(colourWords).flatMap((of) => Object.values(of).filter((name) => name !== 'orange')),
);

/** Whether a word says which colour something has, and not what it is. */
export const isColourName = (text: string): boolean => adjectives.has(text);
