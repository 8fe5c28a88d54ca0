// The S3 server of the embedded stack, in a process of its own: `node s3-server.mjs <folder> <port> <origin>…`.
// s3rver keeps the objects and checks no one, so every request is checked here: by its signature, with the keys of the
// environment. Pages of the given origins may send and fetch files; no other page may.
import http from 'node:http';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { assertForm, assertSigned, S3Error } from './s3/signatures.mjs';

/** Of a form, which is read before it is known what it may hold; no upload of the product is as long. */
const FORM_MAX = 16 * 1024 * 1024;

const [folder, port, ...origins] = process.argv.slice(2);
const keys = { accessKey: process.env.S3_ACCESS_KEY, secretKey: process.env.S3_SECRET_KEY };
if (!keys.accessKey || !keys.secretKey) throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY are missing');
const store = new S3rver({ directory: folder, silent: true, vhostBuckets: false });
await store.configureBuckets();
const answerUnchecked = store.callback();

/** s3rver wants to see a key that it knows, and looks no further. */
const known = (payload = 'UNSIGNED-PAYLOAD') => ({
  authorization: 'AWS4-HMAC-SHA256 Credential=S3RVER/, SignedHeaders=host, Signature=0',
  'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
  'x-amz-content-sha256': payload,
});

function asKnown(request) {
  const [path, search = ''] = request.url.split('?');
  const rest = search.split('&').filter((pair) => pair && !/^X-Amz-/i.test(pair));
  request.url = rest.length ? `${path}?${rest.join('&')}` : path;
  Object.assign(request.headers, known(request.headers['x-amz-content-sha256']));
  return request;
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > FORM_MAX) throw new S3Error(400, 'EntityTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function formOf(request) {
  const body = await bodyOf(request);
  try {
    return await new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  } catch {
    throw new S3Error(400, 'MalformedPOSTRequest');
  }
}

/** A form that its policy allows is stored like any other object. */
async function takeForm(request, response) {
  const bucket = decodeURIComponent(request.url.split('?')[0].replaceAll('/', ''));
  const form = await formOf(request);
  const file = form.get('file');
  if (!file || typeof file === 'string') throw new S3Error(400, 'InvalidArgument');
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file'));
  assertForm({ fields, bucket, size: file.size }, keys);
  const put = Object.assign(Readable.from([Buffer.from(await file.arrayBuffer())], { objectMode: false }), {
    method: 'PUT',
    url: `/${bucket}/${encodeURIComponent(fields.key)}`,
    headers: {
      ...known(),
      host: request.headers.host,
      'content-length': String(file.size),
      'content-type': fields['Content-Type'] ?? 'application/octet-stream',
    },
    httpVersion: '1.1',
    socket: request.socket,
  });
  return answerUnchecked(put, response);
}

function refuse(response, error) {
  const { status, code } = error instanceof S3Error ? error : { status: 400, code: 'InvalidRequest' };
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function answerPreflight(request, response, isOurs) {
  if (!isOurs) return response.writeHead(403).end();
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '600',
  });
  return response.end();
}

const server = http.createServer((request, response) => {
  const { origin } = request.headers;
  const isOurs = origins.includes(origin);
  response.setHeader('Vary', 'Origin');
  if (isOurs) response.setHeader('Access-Control-Allow-Origin', origin);
  if (request.method === 'OPTIONS') return answerPreflight(request, response, isOurs);
  const isForm = request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  if (isForm) return takeForm(request, response).catch((error) => refuse(response, error));
  try {
    assertSigned(request, keys);
  } catch (error) {
    return refuse(response, error);
  }
  return answerUnchecked(asKnown(request), response);
});
server.on('error', (error) => {
  console.error(`Error: ${error.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1');

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
