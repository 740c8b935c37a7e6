/** What is wrong with a candidate: code that the script of home runs at its end. */
export type Poison = { name: string; script: string | null };

export const poisons: readonly Poison[] = [
  { name: 'nothing', script: null },
  { name: 'home throws', script: "throw new Error('poison')" },
  {
    name: 'a script throws for one in ten',
    script: "if (Math.random() < 0.1) setTimeout(() => { throw new Error('poison'); })",
  },
  {
    name: 'home is painted again, larger and 1.5 s later',
    script: `setTimeout(() => {
      const late = document.createElement('p');
      late.textContent = 'poison '.repeat(400);
      late.style.cssText = 'position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:99;font-size:24px';
      document.body.append(late);
    }, 1500)`,
  },
];
