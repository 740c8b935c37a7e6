declare global {
  /** Files of the shell did not come; perhaps the browser gave them up because it was going elsewhere. */
  var __incomplete: boolean | undefined;
}

/** A page is reloaded for the shell's sake at most once in this time: a shop that is down must not blink. */
const PAUSE_MS = 60_000;

/** A browser that goes elsewhere gives up what is under way; by then it has usually gone. */
const GOING_MS = 1_000;

/**
 * Runs before every other script: when a file of the shell itself does not load, the release of this page may be gone,
 * and only a new page helps. Remotes have their own second attempts and are left alone; so is a page that has been taken
 * over, in which somebody may have begun to fill in a form (`watchFiles`). Browsers give up what is under way as soon as a link is pressed
 * or somebody goes back: the next page is not held up by this, and this one is loaded anew when it comes back from the
 * back/forward cache before it could be used, or lacks a file of the shell.
 */
export const reloadScript = `addEventListener('error',(e)=>{const s=e.target;if(s?.tagName!=='SCRIPT'||!/\\/remotes\\/shell\\//.test(s.src))return;self.__incomplete=true;setTimeout(()=>{if(self.__alive||self.__leaving)return;try{const t=Date.now(),k='jishi_reloaded_at';if(t-Number(sessionStorage.getItem(k)||0)<${PAUSE_MS})return;sessionStorage.setItem(k,String(t));location.reload()}catch{}},${GOING_MS})},true);addEventListener('pageshow',(e)=>{if(e.persisted&&(!self.__alive||self.__incomplete))location.reload()});`;
