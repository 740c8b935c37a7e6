import type { AddressInfo, Server } from 'node:net';

/** Listens on this computer; port 0 chooses one. @returns the port */
export async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return (server.address() as AddressInfo).port;
}
