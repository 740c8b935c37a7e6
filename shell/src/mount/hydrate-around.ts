/**
 * Makes React take over, at once, the boundaries of server HTML around an element, as far as their code and data are there.
 *
 * React does so for events that people cause and waits for no others. This one is heard by nobody else: it does not bubble,
 * and nothing is being dragged. Without it what is pressed or typed in the moment between the frame's hydration and that of a
 * boundary inside meets places that no slot stands for yet, and is lost.
 */
export const hydrateAround = (target: EventTarget): boolean => target.dispatchEvent(new Event('dragend'));
