import { CACHE_PREFIX } from './protocol.ts';

/**
 * A worker that ends itself and everything the one before has kept: for releases whose shell has none, and shops that want none. A
 * browser that gets no worker at all at its address would keep the old one.
 */
export const retiredWorker = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}'))await caches.delete(name);
indexedDB.deleteDatabase('workbox-expiration');
await self.registration.unregister();
})()));
`;
