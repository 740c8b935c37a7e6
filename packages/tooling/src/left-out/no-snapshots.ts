const nothing = {} as const;

/**
 * In place of the federation runtime's keeper of manifests: the shop's parts are listed in signed releases and have no
 * manifests. Only what registering and removing a remote touches is left.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: nothing,
  remoteSnapshot: undefined,
});
