/** What somebody does who wants something of the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];

/** Scripts come this late at most, whatever the pictures do. */
const LATEST_MS = 3000;

/** A customer's page comes in pieces: pictures of those that come this soon count, too. */
const PIECES_MS = 1000;

/** Addresses; the hashes of scripts are in the data a page starts with (`startData`). */
type Files = {
  /** Scripts that start the shell. */
  start: readonly string[];
  /** What these need first: fetched at the same time. */
  first: readonly string[];
  /** Lists of files, with the hashes of what is loaded after that. */
  lists: readonly string[];
};

/**
 * Runs at the end of the first flush and requests the scripts of the page once the pictures in view have been painted, or at
 * the first sign of somebody: before that they would take the connections, and on a slow phone the processor, from what is
 * looked at. After a sign the next frame is painted first, so that what was pressed shows it.
 */
export const scriptLoader = ({ start, first, lists }: Files): string =>
  `(([start,first,lists])=>{let timer,begun;const add=(tag,most)=>{const e=document.createElement(tag);` +
  `for(const[name,value]of Object.entries({crossorigin:'anonymous',...most}))if(value)e.setAttribute(name,value);document.head.append(e)},` +
  `of=(src)=>self.__shop.scripts[src],hint=(as,href)=>add('link',{rel:'preload',as,fetchpriority:'low',href,integrity:of(href)}),` +
  `begin=()=>{if(begun)return;begun=1;clearTimeout(timer);for(const sign of signs)removeEventListener(sign,hear,true);` +
  `for(const src of start)add('script',{src,integrity:of(src)});for(const src of first)hint('script',src);for(const list of lists)hint('fetch',list)},` +
  `next=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)),signs=${JSON.stringify(SIGNS)},` +
  // As `isSign` of the contracts: neither a row that snaps into place nor a pointer that rests is somebody.
  `hear=(e)=>{if(e.type==='scroll'?!e.target.tagName:e.type!=='pointermove'||e.movementX!==0||e.movementY!==0)next()},` +
  `inView=(i)=>{const r=i.getBoundingClientRect();return r.bottom>0&&r.right>0&&r.top<innerHeight&&r.left<innerWidth},` +
  // Settles when it can be painted, or never will.
  `came=(i)=>i.decode().catch(()=>{}),` +
  `pictures=()=>Promise.all([...document.images].filter(inView).map(came)).then(next);` +
  `for(const sign of signs)addEventListener(sign,hear,{capture:true,passive:true});timer=setTimeout(begin,${LATEST_MS});` +
  `if(document.readyState==='loading'){addEventListener('DOMContentLoaded',pictures);setTimeout(pictures,${PIECES_MS})}else pictures()})(${JSON.stringify([start, first, lists])})`;
