import type { World } from './world.ts';

const events = [
  'click',
  'keydown',
  'pointerdown',
  'mousedown',
  'touchstart',
  'wheel',
  'input',
  'change',
  'submit',
  'contextmenu',
];

/** Events for an element of others that its own listener does not hear, or that are spoiled on their way. */
export function keptEvents({ window }: World): string[] {
  const button = window.document.getElementById('frame-button');
  // Taken away: that is said already.
  if (!button) return [];
  return [
    ...events.filter((type) => isKept(window, button, type)).map((type) => `keeps ${type} from others`),
    ...kept(window),
  ];
}

function isKept(window: World['window'], button: Element, type: string): boolean {
  let isHeard = false;
  let isAtTop = false;
  const hear = (event: Event) => {
    isHeard = !event.defaultPrevented;
  };
  const hearAtTop = () => {
    isAtTop = true;
  };
  button.addEventListener(type, hear);
  window.addEventListener(type, hearAtTop);
  const event = new window.Event(type, { bubbles: true, cancelable: true, composed: true });
  button.dispatchEvent(event);
  button.removeEventListener(type, hear);
  window.removeEventListener(type, hearAtTop);
  return !isHeard || !isAtTop || event.defaultPrevented;
}

/** Nothing was typed yet: whoever leaves now need not be asked. */
function kept(window: World['window']): string[] {
  const event = new window.Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? ['keeps customers from leaving before anything was typed'] : [];
}
