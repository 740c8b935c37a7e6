/** A page is reloaded for the shell's sake at most once in this time: a shop that is down must not blink. */
const PAUSE_MS = 60_000;

/**
 * Runs before every other script: when a file of the shell itself does not load, the release of this page may be gone,
 * and only a new page helps. Remotes have their own second attempts and are left alone; so is a page that has been taken
 * over, in which somebody may have begun to fill in a form (`watchFiles`).
 */
export const reloadScript = `addEventListener('error',(e)=>{const s=e.target;if(self.__alive||s?.tagName!=='SCRIPT'||!/\\/remotes\\/shell\\//.test(s.src))return;try{const t=Date.now(),k='jishi_reloaded_at';if(t-Number(sessionStorage.getItem(k)||0)<${PAUSE_MS})return;sessionStorage.setItem(k,String(t));location.reload()}catch{}},true);`;
