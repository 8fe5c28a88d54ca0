import { Client } from 'minio';
import { rowsOf } from '../counting/rows.js';
import type { Product } from '../product/product.js';

const [SAFE, QUARANTINE] = ['crewcall-messages-files', 'crewcall-messages-quarantine'];

interface Row {
  id: string;
  status: string;
}

/** Objects without a row, and rows of files that passed without an object, each as a sentence. */
export async function orphansOf(product: Product): Promise<string[]> {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = product.service('messaging').settings;
  const { hostname, port } = new URL(S3_ENDPOINT);
  const access = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region: 'us-east-1', pathStyle: true };
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...access });
  const keysIn = async (bucket: string) => {
    const keys: string[] = [];
    for await (const { name } of client.listObjectsV2(bucket, '', true) as AsyncIterable<{ name?: string }>)
      if (name) keys.push(name);
    return keys;
  };
  const rows = await rowsOf<Row>(
    product.databaseUrlOf('messaging'),
    'SELECT id, scan_status AS status FROM attachments',
  );
  const [safe, waiting] = [await keysIn(SAFE), await keysIn(QUARANTINE)];
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...[...safe, ...waiting].filter((key) => !known.has(key)).map((key) => `the object ${key} has no row`),
    ...rows
      .filter(({ id, status }) => status === 'safe' && !safe.includes(id))
      .map(({ id }) => `the file ${id} passed and is not stored`),
  ];
}
