/** An element somebody pressed, or a field with what was typed or ticked, before the page was alive. */
export type EarlyAct = [target: Element] | [target: HTMLInputElement, value: string | boolean];

declare global {
  /** Kept until the tab runs; `null` from then on. */
  var __early: EarlyAct[] | null | undefined;
}

/**
 * Runs before every other script: keeps presses of buttons and changes of fields that nobody hears yet, in their order, for
 * `replayEarly`. Links and the buttons of forms work by themselves and are left alone.
 */
export const earlyScript = `self.__early=[];addEventListener('click',(e)=>{const t=e.target;if(!self.__early||!t.closest?.('button[type=button]'))return;e.preventDefault();e.stopPropagation();self.__early.push([t])},true);addEventListener('input',({target:t})=>self.__early?.push([t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value]),true);`;
