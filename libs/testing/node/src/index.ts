export {
  type BreakableServer,
  createTestDatabase,
  eventually,
  freePort,
  startBreakableServer,
  type TestDatabase,
  testServer,
  TraceReceiver,
} from '@crewcall/testing-servers';
export * from './callers.js';
export { expectCompleteExport, type KeptBack } from './exported-columns.js';
export { TestClient, type TestAnswer } from './test-client.js';
export { type TestActor, testKeys, tokenFor } from './test-keys.js';
export { type ReadPdf, readPdf } from './read-pdf.js';
export { routesWithoutRow, SevenCallers, wantedOf } from './seven-callers.js';
export { served } from './served.js';
export { LogWatch } from './log-watch.js';
export { startTestService, TestService, type TestServiceOptions } from './test-service.js';
