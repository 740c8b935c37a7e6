/** What is wrong with a candidate: code that the script of home runs at its end. */
export type Poison = { name: string; script: string | null };

/** Covers the window with text half a second after the script of home came: painted later than anything else, and larger. */
const lateText = `setTimeout(() => {
  const late = document.createElement('p');
  late.textContent = 'late '.repeat(999);
  late.style = 'position:fixed;inset:0;margin:0;z-index:99;overflow:hidden;font-size:32px;background:#fff';
  document.body.append(late);
}, 500)`;

export const poisons: readonly Poison[] = [
  { name: 'nothing', script: null },
  { name: 'home throws', script: "throw new Error('poison')" },
  { name: 'the largest paint comes late', script: lateText },
  {
    name: 'a script throws for one in ten',
    script: "if (Math.random() < 0.1) setTimeout(() => { throw new Error('poison'); })",
  },
];
