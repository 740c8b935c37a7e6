/** An operator asked for something that cannot be done as things are. The message says why, and what to do instead. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refused';
  }
}
