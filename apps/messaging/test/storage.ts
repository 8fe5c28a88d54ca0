import { newId } from '@crewcall/platform-database';
import { testServer } from '@crewcall/testing-node';

/** The S3 server of the tests, with buckets of one's own. */
export const storageEnv = (): Record<string, string> => ({
  S3_ENDPOINT: testServer('TEST_S3_ENDPOINT'),
  S3_ACCESS_KEY: testServer('TEST_S3_ACCESS_KEY'),
  S3_SECRET_KEY: testServer('TEST_S3_SECRET_KEY'),
  S3_BUCKET_PREFIX: `test-${newId().slice(-12)}`,
});
