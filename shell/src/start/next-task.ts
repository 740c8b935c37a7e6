/** Ends the task: the browser draws, and answers what was pressed, before the next one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
