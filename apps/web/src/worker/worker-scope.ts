/** What of a service worker's surroundings ours uses: TypeScript has them in a library that excludes the DOM's. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
}

export interface WorkerScope {
  addEventListener: <E extends keyof WorkerEvents>(name: E, listener: (event: WorkerEvents[E]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
}
