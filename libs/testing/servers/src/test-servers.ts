/** What the test runner names: real servers and how to get in. */
export type TestServerVariable =
  | 'TEST_POSTGRES_URL'
  | 'TEST_REDIS_URL'
  | 'TEST_S3_ENDPOINT'
  | 'TEST_S3_ACCESS_KEY'
  | 'TEST_S3_SECRET_KEY';

/** Address of a real server for tests; the test runner starts them and names them in the environment. */
export function testServer(name: TestServerVariable): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the specs through npm test, which starts the servers.`);
  return value;
}
