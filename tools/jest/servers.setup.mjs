/** Integration and e2e specs need real servers: those the environment names, else the embedded ones (see tools/stack). */
export default async function setup() {
  if (process.env.TEST_POSTGRES_URL && process.env.TEST_REDIS_URL) return;
  throw new Error('Name the test servers in TEST_POSTGRES_URL and TEST_REDIS_URL, or run `npm test`, which starts them.');
}
