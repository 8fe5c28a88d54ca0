export {
  type BreakableServer,
  createTestDatabase,
  eventually,
  startBreakableServer,
  type TestDatabase,
  testServer,
} from '@crewcall/testing-servers';
export { expectCompleteExport, type KeptBack } from './exported-columns.js';
export { TestClient, type TestAnswer } from './test-client.js';
export { type TestActor, testKeys, tokenFor } from './test-keys.js';
export { LogWatch } from './log-watch.js';
export { startTestService, TestService, type TestServiceOptions } from './test-service.js';
