export { type BreakableServer, startBreakableServer } from './breakable-server.js';
export { eventually } from './eventually.js';
export { TestClient, type TestAnswer } from './test-client.js';
export { type TestActor, testKeys, tokenFor } from './test-keys.js';
export { createTestDatabase, type TestDatabase, testServer } from './test-servers.js';
export { startTestService, TestService, type TestServiceOptions } from './test-service.js';
