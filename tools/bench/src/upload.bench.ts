import { until } from '@crewcall/tools-seed';
import { randomBytes, randomUUID } from 'node:crypto';
import { buildPdf, pdfStream } from '@crewcall/testing-files';
import { tokenFor } from '@crewcall/testing-node';
import { Client } from 'minio';
import { read } from './client.js';
import { type Bench, type Replica, withReplica, withServers } from './replica.js';
import { at, inTurns } from './times.js';

const wanted = { attached: 1.25, encoded: 2, growsBy: 1.2 } as const;
const MEGABYTE = 1024 * 1024;
/** Of five a file may have, with room for what a PDF says besides. */
const LARGE = 4.9 * MEGABYTE;
const TURNS = [3, 25] as const;

/** An honest PDF whose picture does not compress. */
const pdfOf = (bytes: number): Buffer => buildPdf(pdfStream('/Type /XObject /Subtype /Image', randomBytes(bytes)));

interface Form {
  url: string;
  fields: Record<string, string>;
}

async function store({ url, fields }: Form, bytes: Buffer): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.pdf');
  const answer = await fetch(url, { method: 'POST', body: form });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The store answered ${answer.status}: ${text}`);
}

/** As a browser does it: a form is asked for, the store takes the file, and it is handed in. The scan follows. */
async function attach(base: string, bytes: Buffer): Promise<void> {
  // Someone else each time: how many of one's uploads may wait is limited.
  const token = tokenFor({ id: randomUUID(), role: 'freelancer' });
  const opened = await read<{ uploadURL: string; upload_form: Form }>(`${base}/api/objects/upload`, {
    token,
    body: {},
  });
  await store(opened.upload_form, bytes);
  const about = { originalFilename: 'plan.pdf', fileType: 'application/pdf', fileSize: bytes.length };
  const body = { uploadURL: opened.uploadURL, ...about };
  await read(`${base}/api/attachments/create`, { token, body });
}

const isScanned = async ({ pool }: Replica): Promise<boolean> => {
  const pending = await pool.query(
    `SELECT 1 FROM attachments WHERE handed_in_at IS NOT NULL AND scan_status = 'pending' LIMIT 1`,
  );
  return pending.rows.length === 0;
};

const untilScanned = (replica: Replica): Promise<true> => until('the last scan', () => isScanned(replica), 60_000, 5);

/** The same bytes to the same store by a form that was signed before: what is sent is the same, nothing asks or hands in. */
async function formsOfStore(): Promise<() => Promise<Form>> {
  const { TEST_S3_ENDPOINT = '', TEST_S3_ACCESS_KEY = '', TEST_S3_SECRET_KEY = '' } = process.env;
  const { hostname, port } = new URL(TEST_S3_ENDPOINT);
  const access = { accessKey: TEST_S3_ACCESS_KEY, secretKey: TEST_S3_SECRET_KEY, region: 'us-east-1' };
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...access });
  const bucket = `bench-${randomUUID()}`;
  await client.makeBucket(bucket, access.region);
  return async () => {
    const policy = client.newPostPolicy();
    policy.setBucket(bucket);
    policy.setKey(randomUUID());
    policy.setExpires(new Date(Date.now() + 60_000));
    policy.setContentLengthRange(1, 2 * LARGE);
    const { postURL, formData } = await client.presignedPostPolicy(policy);
    const fields = Object.entries(formData).map(([name, value]) => [name, String(value)] as const);
    return { url: postURL, fields: Object.fromEntries(fields) };
  };
}

const owner = randomUUID();
const messaging: Bench = { name: 'upload', service: 'messaging', fill: () => Promise.resolve() };
const identity: Bench = {
  name: 'upload-cv',
  service: 'identity',
  fill: (pool) =>
    pool.query(`
      INSERT INTO users (id, email, role, first_name, last_name, terms_version, terms_accepted_at, email_verified_at)
      VALUES ('${owner}', 'owner@example.test', 'freelancer', 'Ida', 'Owner', '1', now(), now());
      INSERT INTO freelancer_profiles (id, user_id, title) VALUES (gen_random_uuid(), '${owner}', 'Engineer')`),
};

async function measureAttached(replica: Replica): Promise<boolean> {
  const nextForm = await formsOfStore();
  let form = await nextForm();
  const before = async (): Promise<void> => {
    await untilScanned(replica);
    form = await nextForm();
  };
  const beside = async (bytes: Buffer): Promise<{ alone: number; attached: number }> => {
    const times = await inTurns(
      TURNS,
      () => store(form, bytes),
      () => attach(replica.base, bytes),
      before,
    );
    return { alone: at(0.5, times.ours), attached: at(0.5, times.theirs) };
  };
  const [large, half] = [await beside(pdfOf(LARGE)), await beside(pdfOf(LARGE / 2))];
  const [ours, theirs, ofHalf] = [large.attached, large.alone, half.attached];
  const perByte = ours / ofHalf / 2;
  console.log(
    `5 MB attached ${ours.toFixed(1)} ms, ${(ours / theirs).toFixed(2)} of the form alone (${theirs.toFixed(1)} ms); half of it ` +
      `${ofHalf.toFixed(1)} ms, so a byte of the larger takes ${perByte.toFixed(2)} of one of the smaller`,
  );
  return ours / theirs <= wanted.attached && perByte <= wanted.growsBy;
}

async function measureEncoded(cv: Replica, attachments: Replica): Promise<boolean> {
  const token = tokenFor({ id: owner, role: 'freelancer' });
  const bytes = pdfOf(LARGE);
  const fileData = bytes.toString('base64');
  const { ours, theirs } = await inTurns(
    TURNS,
    () => read(`${cv.base}/api/cv`, { token, body: { filename: 'cv.pdf', fileData } }),
    async () => {
      await attach(attachments.base, bytes);
      await untilScanned(attachments);
    },
  );
  const [encoded, attached] = [at(0.5, ours), at(0.5, theirs)];
  console.log(
    `5 MB of base64 as a CV, scanned ${encoded.toFixed(1)} ms, ${(encoded / attached).toFixed(2)} of one attached and scanned`,
  );
  return encoded / attached <= wanted.encoded;
}

/**
 * `npm run bench -- upload` (B8), at the services: a file of 5 MB attached to a message without its scan, beside the form
 * alone to the same store; and the same file as a CV inside JSON, beside one attached and scanned.
 */
export const bench = (): Promise<number> =>
  withServers(['messaging', 'identity'], () =>
    withReplica(messaging, (attachments) =>
      withReplica(identity, async (cv) => {
        const isEnough = [await measureAttached(attachments), await measureEncoded(cv, attachments)];
        return isEnough.every(Boolean);
      }),
    ),
  );
