// What a command says, how it ends, and how it hears that it is to stop.
export { duration, say } from '../progress.ts';
export { runScript, ScriptError } from '../script-error.ts';
export { stopSignal } from '../stop-signal.ts';
