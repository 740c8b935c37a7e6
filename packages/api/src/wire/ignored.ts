import type { Parse } from '../client/api-client.ts';

/** For writes whose answer is a free text the client does not read. Apart from the schemas, which need a library. */
export const ignored: Parse<void> = () => undefined;
