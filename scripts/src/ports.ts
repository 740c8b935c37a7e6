import { connect, createServer } from 'node:net';
import { ScriptError } from './script-error.ts';

/** Whether somebody listens on this port of this computer. */
export async function isTaken(port: number): Promise<boolean> {
  if (await isListening(port)) return true;
  return !(await canListen(port));
}

/** @throws ScriptError naming the setting, when the port is taken */
export async function requireFree(setting: string, port: number): Promise<void> {
  if (!(await isTaken(port))) return;
  throw new ScriptError(
    `Port ${port} (${setting}) is taken: by another running Jishi, or by another program.\n` +
      `  Stop that one, or take another port: ${setting}=${port + 1} npm start`,
  );
}

/** As many ports as asked for that nobody uses now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.on('error', reject);
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(1000, () => settle(true));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES')
        reject(new ScriptError(`Port ${port} may not be used by this user: take one above 1023.`));
      else resolve(error.code !== 'EADDRINUSE');
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
