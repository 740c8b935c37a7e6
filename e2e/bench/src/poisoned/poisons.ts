/** What is wrong with a candidate: code that the script of home runs at its end. */
export type Poison = { name: string; script: string | null };

export const poisons: readonly Poison[] = [
  { name: 'nothing', script: null },
  { name: 'home throws', script: "throw new Error('poison')" },
  {
    name: 'a script throws for one in ten',
    script: "if (Math.random() < 0.1) setTimeout(() => { throw new Error('poison'); })",
  },
];
