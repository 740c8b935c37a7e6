/** Whether an address is of this computer: what is sent there in the clear leaves it nowhere. */
export const isLocalAddress = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
