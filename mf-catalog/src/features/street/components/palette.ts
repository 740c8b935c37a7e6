import { css } from 'styled-components';

/** Colours of the scene in one light, written out as custom properties. */
const day = `
  --sky-a: #a9d8ec; --sky-b: #ddf0ee; --sky-c: #fff0d6; --sun: #ffe9a8; --halo: rgb(255 236 180 / 60%); --cloud: #fffc;
  --far: #b9d3cf; --mid: #d9be9c; --ink: #241c17; --sub: #4b4038; --glass: #fffdf6db; --wall-a: #f6dfb8; --wall-b: #fbefd9;
  --post: #9a6636; --plank: #c48b52; --front-a: #c98f55; --front-b: #a97241; --paving: #cdbba4; --joint: #b39f87; --cloth: #0000;
  --lantern: #d63a20; --glow: 0; --window: #0000; --stars: 0;`;

const dusk = `
  --sky-a: #22384a; --sky-b: #38505a; --sky-c: #6b5a48; --sun: #e9b872; --halo: rgb(233 184 114 / 22%); --cloud: #8fa3ab4d;
  --far: #2c4350; --mid: #3d3a38; --ink: #f8f1e6; --sub: #e4dacd; --glass: #1e1915d1; --wall-a: #d9bc8c; --wall-b: #e6d2ac;
  --post: #7a5230; --plank: #9a6c40; --front-a: #93673c; --front-b: #74502e; --paving: #6e6358; --joint: #544a41; --cloth: #00000029;
  --lantern: #e8472a; --glow: .55; --window: #ffd27a80; --stars: .25;`;

const night = `
  --sky-a: #0d1430; --sky-b: #27284f; --sky-c: #71434a; --sun: #fbf3d3; --halo: rgb(255 244 210 / 16%); --cloud: #3a3e6673;
  --far: #20264a; --mid: #181a33; --ink: #fff4e0; --sub: #e6dce4; --glass: #3a3e66b3; --wall-a: #f0a94f; --wall-b: #ffe2a6;
  --post: #5b3a22; --plank: #8c5a30; --front-a: #7d5230; --front-b: #5a3a22; --paving: #4a4254; --joint: #332e42; --cloth: #1a0f0038;
  --lantern: #ff6a35; --glow: 1; --window: #ffd27ae6; --stars: 1;`;

const valuesOf = (palette: string): Map<string, string> =>
  new Map([...palette.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The day's colours in the light theme, those of dusk in the dark one: where the browser can tell, else those of the day. */
const dayByTheme = [...valuesOf(day)]
  .filter(([, value]) => /^(#|rgb)/.test(value))
  .map(([name, value]) => `${name}:light-dark(${value},${valuesOf(dusk).get(name)});`)
  .join('');

/** The scene in the light of `data-light`. Nothing but colours and opacity differs, so a change of light moves nothing. */
export const palette = css`
  ${day}
  @supports (color: light-dark(#000, #fff)) {
    ${dayByTheme}
  }
  &[data-light='dusk'] {
    ${dusk}
  }
  &[data-light='night'] {
    ${night}
  }
`;
