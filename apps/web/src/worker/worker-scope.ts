/** What of a service worker's surroundings ours uses: TypeScript has them in a library that excludes the DOM's. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerPushEvent extends WorkerEvent {
  data: { json: () => unknown } | null;
}

export interface WorkerClickEvent extends WorkerEvent {
  notification: Pick<Notification, 'close' | 'data'>;
}

export interface WorkerWindow {
  url: string;
  focus: () => Promise<unknown>;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  push: WorkerPushEvent;
  notificationclick: WorkerClickEvent;
}

export interface WorkerScope {
  addEventListener: <E extends keyof WorkerEvents>(name: E, listener: (event: WorkerEvents[E]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WorkerWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
}
