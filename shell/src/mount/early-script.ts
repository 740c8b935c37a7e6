import { LONGEST_MS, OPACITY, PENDING } from './pending-mark.ts';

/** An element somebody pressed, or a field with what was typed or ticked, before the page was alive. */
export type EarlyAct = [target: Element] | [target: HTMLInputElement, value: string | boolean];

declare global {
  /** Kept until the tab runs; `null` from then on. */
  var __early: EarlyAct[] | null | undefined;
  /** Somebody has gone to another document before the page was alive. */
  var __leaving: boolean | undefined;
  /** The network came back before the page was alive, and nobody had begun anything. */
  var __isBack: boolean | undefined;
}

/**
 * Runs before every other script: keeps presses of buttons and changes of fields that nobody hears yet, in their order, for
 * `replayEarly`. Links and forms with an action work by themselves and are left alone; a form without one would be sent to this
 * address, with what stands in its fields. What was pressed is dimmed until it answers, as `pending-mark.ts` does later; a
 * link when it leads away from here. A page that comes back from the
 * back/forward cache has nothing pending. One that was kept hears that the network is back.
 */
export const earlyScript =
  `self.__early=[];((on,mark)=>{` +
  `on('click',(e)=>{const t=e.target,c=t.closest?.('a[href],button[type=button]');if(!self.__early||!c)return;` +
  `if(c.href){if(!(c.target||c.matches('[download]')||e.metaKey||e.ctrlKey||e.shiftKey)&&/^http/.test(c.href)&&c.href.split('#')[0]!==location.href.split('#')[0]){self.__leaving=true;mark(c)}}` +
  `else{e.preventDefault();e.stopPropagation();mark(c);self.__early.push([t])}});` +
  `on('submit',(e)=>{const b=e.submitter;if(!self.__early)return;mark(b);if(e.target.hasAttribute('action'))self.__leaving=true;` +
  `else{e.preventDefault();e.stopPropagation();b&&self.__early.push([b])}});` +
  `on('online',()=>{self.__isBack=!self.__early?.length});` +
  `on('pagehide',()=>document.getAnimations().forEach((a)=>a.id==='${PENDING}'&&a.cancel()));` +
  `on('input',({target:t})=>self.__early?.push([t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value]))` +
  `})((type,hear)=>addEventListener(type,hear,true),(c)=>c?.animate({opacity:[${OPACITY},${OPACITY}]},{duration:${LONGEST_MS},id:'${PENDING}'}));`;
