import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** From here on nothing in this process reaches anybody by mistake. */
export function cutNetwork(): void {
  const refuse = () => {
    throw new Error('there is no network in a trial');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  Object.assign(dns, { lookup: refuse, resolve: refuse });
}
