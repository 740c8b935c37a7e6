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

const keys = ['Escape', 'Tab', 'Enter'];

/** Events for elements of others that their own listeners do not hear, or that are spoiled on their way. */
export function keptEvents({ window }: World): string[] {
  const button = window.document.getElementById('frame-button');
  const link = window.document.querySelector('header a');
  // Taken away: that is said already.
  if (!button || !link) return [];
  const event = (type: string) => new window.Event(type, { ...onItsWay });
  const press = (key: string) => new window.KeyboardEvent('keydown', { ...onItsWay, key });
  return [
    ...events.filter((type) => isKept(window, button, event(type))).map((type) => `keeps ${type} from others`),
    ...keys.filter((key) => isKept(window, button, press(key))).map((key) => `keeps ${key} from others`),
    ...(isKept(window, link, event('click')) ? ['keeps links of others from leading anywhere'] : []),
    ...kept(window),
  ];
}

const onItsWay = { bubbles: true, cancelable: true, composed: true };

function isKept(window: World['window'], target: Element, event: Event): boolean {
  let isHeard = false;
  let isAtTop = false;
  const hear = () => {
    isHeard = !event.defaultPrevented;
  };
  const hearAtTop = () => {
    isAtTop = true;
  };
  target.addEventListener(event.type, hear);
  window.addEventListener(event.type, hearAtTop);
  target.dispatchEvent(event);
  target.removeEventListener(event.type, hear);
  window.removeEventListener(event.type, hearAtTop);
  return !isHeard || !isAtTop || event.defaultPrevented;
}

/** Nothing was typed yet: whoever leaves now need not be asked. */
function kept(window: World['window']): string[] {
  const event = new window.Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? ['keeps customers from leaving before anything was typed'] : [];
}
